import { describe, expect, it } from "vitest";
import { paramsIn } from "~/api/http/path-params";

describe("the parameters in a pathname", () => {
  it("are read by the path's names, decoded", () => {
    expect(paramsIn("/api/orders/7/rows/", "/api/orders/:id/rows/")).toEqual({ id: "7" });
    expect(paramsIn("/api/pages/caf%C3%A9%2Fbar/", "/api/pages/:slug/")).toEqual({ slug: "café/bar" });
    expect(paramsIn("/api/orders/", "/api/orders/")).toEqual({});
  });

  it.each([
    ["/api/orders/7/", "/api/orders/"],
    ["/api/orders//", "/api/orders/:id/"],
    ["/api/carts/7/", "/api/orders/:id/"],
    ["/api/orders/7", "/api/orders/:id/"],
  ])("%s has none by %s", (pathname, path) => {
    expect(paramsIn(pathname, path)).toBeNull();
  });
});
