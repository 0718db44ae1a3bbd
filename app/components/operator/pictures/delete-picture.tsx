import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/form/button";
import { Link } from "~/components/ui/page/link";
import { operatorPaths } from "~/operator-paths";
import { PostForm } from "../ui/forms";
import { Panel } from "../ui/page";

/**
 * Confirmation before a picture is deleted. A picture that the shop uses cannot be deleted; the reason is shown
 * instead.
 */
export function DeletePicture({
  name,
  usesCount,
  isAsked,
  mayDelete,
}: {
  name: string;
  usesCount: number;
  isAsked: boolean;
  mayDelete: boolean;
}) {
  const { t } = useTranslation("operator");
  if (!mayDelete) return null;
  return (
    <Panel title={t("pictures.deleteTitle")} id="delete">
      {usesCount > 0 ? (
        <p>{t("pictures.stays", { count: usesCount })}</p>
      ) : isAsked ? (
        <PostForm>
          <p>{t("pictures.deleteQuestion", { key: name })}</p>
          <p>
            <Button name="intent" value="delete">
              {t("records.delete")}
            </Button>{" "}
            <Link to={operatorPaths.picture(name)}>{t("records.keep")}</Link>
          </p>
        </PostForm>
      ) : (
        <p>
          <Link to={`${operatorPaths.picture(name, { delete: "1" })}#delete`}>{t("pictures.delete")}</Link>
        </p>
      )}
    </Panel>
  );
}
