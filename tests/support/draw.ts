// Pseudo-random draws: the same seed draws the same values.
export interface Draw {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  chance(share: number): boolean;
  of<T>(things: readonly T[]): T;
}

/** Park and Miller's generator. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    of(things) {
      const [drawn] = things.slice(below(things.length));
      if (drawn === undefined) throw new Error("nothing to draw from");
      return drawn;
    },
  };
}
