import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PostForm } from "~/components/operator/ui/forms";
import { PageHead, Panel, Stack } from "~/components/operator/ui/page";
import { errorKindOf } from "~/components/site/frame/error-kind";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { operatorPaths } from "~/operator-paths";

interface Thrown {
  serviceError?: {
    path: string;
    posted: [string, string][];
    requestId: string | null;
    failure: string | null;
  };
  failure?: string | null;
}

/** Error page of the back office. It keeps the posted values, so that they can be sent again. */
export function OperatorError() {
  const { t } = useTranslation("errors");
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const thrown: Thrown = (isRouteErrorResponse(error) && error.data) || {};
  const { serviceError } = thrown;
  const failure = thrown.failure ?? serviceError?.failure;
  const kind = errorKindOf(status);
  return (
    <Stack>
      <PageHead title={t(`pages.${kind}.title`)}>
        {t("pages.status", { status, name: t(`pages.${kind}.name`) })}
      </PageHead>
      <Panel>
        <Stack>
          {failure && (
            <p>
              <b>{failure}</b>
            </p>
          )}
          {serviceError && <SendAgain {...serviceError} />}
          {serviceError?.requestId && <p>{serviceError.requestId}</p>}
          <p>
            <Link to={operatorPaths.today()} reloadDocument>
              {t("operator:title")}
            </Link>
          </p>
        </Stack>
      </Panel>
    </Stack>
  );
}

function SendAgain({ path, posted }: { path: string; posted: [string, string][] }) {
  const { t } = useTranslation("errors");
  if (posted.length === 0)
    return (
      <p>
        <Link to={path} reloadDocument>
          {t("pages.again")}
        </Link>
      </p>
    );
  return (
    <PostForm action={path} reloadDocument>
      {posted.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may have equal fields, in a fixed order
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>{t("pages.unavailable.resend")}</p>
      <p>
        <Button variant="primary">{t("pages.again")}</Button>
      </p>
    </PostForm>
  );
}
