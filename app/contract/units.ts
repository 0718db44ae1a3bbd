// Numbers with a unit in their type, at no cost at run time.

declare const unit: unique symbol;
/** A plain number is a value of any unit; a value of one unit is refused where another is wanted. */
export type InUnit<Name extends string> = number & { readonly [unit]?: Name };

/** As InUnit, but a plain number is refused as well. */
export type OfUnit<Name extends string> = number & { readonly [unit]: Name };

/** A sum of money in whole cents of the shop's currency: 1250 is "12.50" on the wire. */
export type Cents = InUnit<"cents">;

/** A percentage in hundredths of a percent: 2200 is 22 %, 550 is 5.5 %. */
export type BasisPoints = InUnit<"basis points">;
