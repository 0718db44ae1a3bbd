// The running shop for tests, besides its pages: the API as a signed-in user, and the database.
import { JOBS } from "~/contract/constants/jobs";
import { localMoment } from "~/contract/constants/moment";
import { DEFAULT_TIME_ZONE } from "~/contract/constants/time-zone";
import { JOB_SCHEDULES } from "~/domain/job-schedule";
import type { ControlRequest } from "./control";

export const PASSWORD = "Vendemmia-2026!";

export const shopUrl = (): string => fromRun("BOTTEGA_URL");

/** Requests a path below the API: `products/p/?page=2`. */
export const api = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${shopUrl()}/api/v3/client/${path}`, { redirect: "manual", ...init });

export interface SignedIn {
  token: string;
  user: { id: number; username: string };
  /** Like `api`, with the token. A body that is an object is sent as JSON. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
}

export async function signInAs(username: string, password = PASSWORD): Promise<SignedIn> {
  const basic = Buffer.from(`${username}:${password}`, "utf8").toString("base64");
  const answer = await api("auth/login/", { method: "POST", headers: { Authorization: `Basic ${basic}` } });
  if (answer.status !== 200) throw new Error(`${username}: login answered ${answer.status}`);
  const { token, user }: SignedIn = await answer.json();
  return {
    token,
    user,
    call: (method, path, body, headers = {}) =>
      api(path, {
        method,
        headers: {
          Authorization: `Token ${token}`,
          ...(body && { "Content-Type": "application/json" }),
          ...headers,
        },
        body: body && JSON.stringify(body),
      }),
  };
}

/** Runs one statement on the shop's own database and returns its rows. */
export const sql = <T = Record<string, string | number | null>>(
  query: string,
  ...params: (string | number | null)[]
): Promise<T[]> => control({ do: "sql", query, params });

/** Gives these messages to the Worker's queue consumer at once. */
export const deliver = (...bodies: unknown[]): Promise<{ outcome: string }> =>
  control({ do: "queue", bodies });

const LATER = "2999-12-31";

/**
 * Runs the cron as if it were this instant and the first tick of it. Daily jobs run only in their hour: the
 * shop is shared, and a late job would disturb another test.
 * @param drawsCatalogues true: renders the catalogues of a hundred pages, which takes seconds
 */
export async function tickCron(at = new Date(), drawsCatalogues = false): Promise<{ outcome: string }> {
  const hour = Number(localMoment(at.toISOString(), DEFAULT_TIME_ZONE).slice(11, 13));
  const slots = JOBS.map((name) => {
    const schedule = JOB_SCHEDULES[name];
    const isDue =
      "dailyAtHour" in schedule
        ? schedule.dailyAtHour === hour
        : schedule.everyMinutes === 1 || drawsCatalogues;
    return [name, isDue ? "" : LATER];
  });
  await sql(
    `INSERT INTO job_runs (name, slot, started_at) SELECT value ->> 0, value ->> 1, '' FROM json_each(?) WHERE 1
     ON CONFLICT (name) DO UPDATE SET slot = excluded.slot, started_at = '', not_before = NULL`,
    JSON.stringify(slots),
  );
  return control({ do: "scheduled", at: at.toISOString() });
}

async function control<T>(request: ControlRequest): Promise<T> {
  const answer = await fetch(fromRun("BOTTEGA_CONTROL"), { method: "POST", body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The global set-up names one shop per runner. A shop that `BOTTEGA_URL` names is used by all runners. */
function fromRun(name: string): string {
  const all = process.env[name]?.split(" ") ?? [];
  const value = all[runner() % all.length];
  if (!value) throw new Error(`${name} is not set: the run's global set-up did not start the shop`);
  return value;
}

const runner = () => Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
