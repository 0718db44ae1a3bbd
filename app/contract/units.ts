// Numbers with a unit in their type, without run-time cost.

declare const unit: unique symbol;
/** A plain number is a value of any unit; a value of one unit is refused as a value of another. */
export type InUnit<Name extends string> = number & { readonly [unit]?: Name };

/** Like InUnit, but a plain number is refused as well. */
export type OfUnit<Name extends string> = number & { readonly [unit]: Name };

/** An amount of money in whole cents of the shop's currency: 1250 is "12.50" on the wire. */
export type Cents = InUnit<"cents">;

/** A percentage in hundredths of a percent: 2200 is 22 %, 550 is 5.5 %. */
export type BasisPoints = InUnit<"basis points">;
