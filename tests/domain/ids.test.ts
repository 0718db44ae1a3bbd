// Ids and amounts as branded types: `npm run check` compiles this file, which fails if a wrong type is accepted.
import { describe, expectTypeOf, it } from "vitest";
import type { AgentId, CartId, CustomerId, OrderId, ProductId, UserId } from "~/contract/ids";
import type { BasisPoints, Cents } from "~/contract/units";
import { isAgent, type UserRow } from "~/db/auth/users";
import type { CartKey } from "~/db/cart/find-cart";
import type { cancelPendingOrder } from "~/db/orders/cancel-order";
import type { OrderRecord } from "~/db/orders/order-record";
import type { customerFor } from "~/services/access";

type OrderOf<Call extends (...args: never[]) => unknown> = Parameters<Call>[1];

describe("an id", () => {
  it("of a customer comes from a row, never from a number in a request", () => {
    expectTypeOf<number>().not.toExtend<CustomerId>();
    expectTypeOf<number>().not.toExtend<UserId>();
    expectTypeOf<number>().not.toExtend<CartKey["customer"]>();
    expectTypeOf<Parameters<typeof customerFor>[1]>().toEqualTypeOf<number | undefined>();
  });

  it("of a user is a customer's or an agent's only if the row states so", () => {
    expectTypeOf<CustomerId>().toExtend<UserId>();
    expectTypeOf<UserId>().not.toExtend<CustomerId>();
    expectTypeOf<AgentId>().not.toExtend<CustomerId>();
    const agentOf = (user: UserRow) => (isAgent(user) ? user.id : null);
    expectTypeOf(agentOf).returns.toExtend<AgentId | null>();
  });

  it("of one kind is refused where another kind is expected", () => {
    expectTypeOf<ProductId>().not.toExtend<OrderId>();
    expectTypeOf<CartId>().not.toExtend<OrderOf<typeof cancelPendingOrder>>();
    expectTypeOf<CustomerId>().not.toExtend<OrderId>();
    expectTypeOf<OrderRecord["customer"]>().not.toExtend<OrderRecord["id"]>();
  });
});

describe("an amount", () => {
  it("in cents is neither a percentage nor an id", () => {
    expectTypeOf<Cents>().not.toExtend<BasisPoints>();
    expectTypeOf<Cents>().not.toExtend<OrderId>();
    expectTypeOf<OrderRecord["total"]>().not.toExtend<BasisPoints>();
  });
});
