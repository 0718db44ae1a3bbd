// Reminder emails about order templates that are due, to the user who set the interval, once per due day.
import { mailQuery } from "~/db/mail/outbox";
import { combine, command, mapQuery, type Query } from "~/db/query";
import { paths } from "~/paths";
import { statement } from "~/platform/database";

export const LIST_DUE_MAIL = "order-list-due";

const DUE = "l.next_day <= ? AND coalesce(l.reminded_day, '') <> l.next_day";

/** Places no orders. @returns ids of the emails. @param today the day in the shop's time zone */
export const listReminders = (today: string, now: string): Query<number[]> =>
  mapQuery(
    combine({
      mails: mailQuery(
        statement(
          `INSERT INTO mails (kind, dedupe, recipient, locale, data, not_before, created_at)
           SELECT '${LIST_DUE_MAIL}', '${LIST_DUE_MAIL}:' || l.id || ':' || l.next_day, u.email, u.locale,
             json_object('name', l.name, 'customer', coalesce(nullif(c.business_name, ''), c.first_name || ' ' || c.last_name),
               'link', l.shop_origin || '${paths.orderList(0).replace(/0$/, "")}' || l.id || iif(u.is_agent = 1, '?customer=' || c.id, '')),
             ?, ?
           FROM order_lists l JOIN users c ON c.id = l.customer_id AND c.is_active = 1
           JOIN users u ON u.id = l.reminded_user_id AND u.is_active = 1 AND u.id IN (c.id, c.agent_id)
           WHERE ${DUE} ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
          ...[now, now, today],
        ),
      ),
      done: command(statement(`UPDATE order_lists AS l SET reminded_day = l.next_day WHERE ${DUE}`, today)),
    }),
    ({ mails }) => mails,
  );
