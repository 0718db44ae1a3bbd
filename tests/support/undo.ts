// The test files of a runner share one process, which loads the contract once: every mock and stub of a file
// ends with the file.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
