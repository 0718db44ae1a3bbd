import { describe, expect, it } from "vitest";
import { mayPass } from "~/api/http/proxy/proxy-path";

const RULES = ["GET reports/", "POST /tickets", "GET", "DELETE /"];

describe("a path of client-proxy", () => {
  it.each([
    ["GET", "reports/"],
    ["GET", "reports/2026/11/"],
    ["GET", "reports/caff%C3%A8/x.y-z_~/"],
    ["POST", "tickets/7"],
  ])("%s %s is allowed", (method, path) => {
    expect(mayPass(method, path, RULES)).toBe(true);
  });

  it.each([
    ["POST", "reports/"],
    ["GET", "tickets/7"],
    ["GET", "reportsx/"],
    ["GET", "report"],
    ["GET", ""],
    ["DELETE", "anything/"],
    ["GET", "reports//admin/"],
    ["GET", "reports/../admin/"],
    ["GET", "reports/./x/"],
    ["GET", "reports/.../x/"],
    ["GET", "reports/%2e%2e/admin/"],
    ["GET", "reports/%2E./admin/"],
    ["GET", "reports/..%2fadmin/"],
    ["GET", "reports/%252e%252e/"],
    ["GET", "reports/..%5cadmin/"],
    ["GET", "reports/x\\..\\admin/"],
    ["GET", "reports/@evil.example/"],
    ["GET", "reports/a:b/"],
    ["GET", "reports/%00/"],
    ["GET", "reports/%0d%0ahost:x/"],
    ["GET", "reports/%zz/"],
    ["GET", "reports/a;b/"],
    ["GET", "//evil.example/reports/"],
    ["GET", "https://evil.example/"],
  ])("%s %s is refused", (method, path) => {
    expect(mayPass(method, path, RULES)).toBe(false);
  });
});
