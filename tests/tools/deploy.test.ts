// Checks the configuration that `wrangler deploy` would publish, read from wrangler.toml.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { placeholderIds } from "~/tools/deploy/config";
import { lockState } from "~/tools/local/state-lock";

const toml = readFileSync("wrangler.toml", "utf8");

describe("wrangler.toml", () => {
  it("describes the production shop, so that no flag can be forgotten", () => {
    expect(toml.match(/^ENVIRONMENT = .*/gm)).toEqual(['ENVIRONMENT = "production"']);
    expect(toml).not.toMatch(/^\[env\./m);
  });

  it("builds before it deploys", () => {
    expect(toml).toMatch(/^\[build\]\ncommand = "npm run build"$/m);
  });

  it("has placeholders for ids, which deploy:check refuses by name", () => {
    expect(placeholderIds(toml)).toEqual(["d1_databases.database_id", "kv_namespaces.id"]);
    const own = toml.replaceAll(/"[0-]{30,}"/g, '"5f3c1c8e-0000-4000-8000-000000000001"');
    expect(placeholderIds(own)).toEqual([]);
    expect(placeholderIds(toml.replaceAll('0"', '1"'))).toHaveLength(2);
  });
});

describe("npm run dev", () => {
  it("watches the texts, which are outside the app directory", () => {
    expect(readFileSync("remix.config.js", "utf8")).toContain(`watchPaths: ["./locales/**/*.json"]`);
  });
});

describe("a state folder", () => {
  it("belongs to one process at a time, and is free again after that process died", () => {
    const state = mkdtempSync(join(tmpdir(), "state-"));
    const file = join(state, "process");
    writeFileSync(file, String(process.ppid));
    expect(() => lockState(state)).toThrow(`is open already, in process ${process.ppid}`);
    writeFileSync(file, String(spawnSync("true").pid));
    expect(() => lockState(state)).not.toThrow();
    expect(readFileSync(file, "utf8").split(" ")[0]).toBe(String(process.pid));
    // In a container, the id of the process that died may belong to another program.
    writeFileSync(file, `${process.ppid} 1`);
    expect(() => lockState(state)).not.toThrow();
    rmSync(state, { recursive: true });
  });
});
