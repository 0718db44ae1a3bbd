import { useTranslation } from "react-i18next";
import { PostForm } from "~/components/operator/ui/forms";
import { Button } from "~/components/ui/form/button";
import { TextField } from "~/components/ui/form/field";
import { type PostedForm, postedText } from "~/components/ui/form/posted-form";
import { MAX_VIEW_NAME_LENGTH } from "~/contract/constants/order-list";
import type { SavedView } from "~/contract/operator/order-list";

/** Names the current filters as a saved view, or renames or deletes the saved view shown. */
export function SavedViewForm({
  view,
  query,
  result,
}: {
  /** The saved view shown. null if the current filters are not saved. */
  view: SavedView | null;
  query: string;
  result: PostedForm["result"];
}) {
  const { t } = useTranslation("operator");
  return (
    <details open={result !== undefined}>
      <summary>{t(view ? "orderList.views.edit" : "orderList.views.save")}</summary>
      <PostForm>
        {view ? (
          <input type="hidden" name="view" value={view.id} />
        ) : (
          <input type="hidden" name="query" value={query} />
        )}
        <TextField
          id="view-name"
          name="name"
          maxLength={MAX_VIEW_NAME_LENGTH}
          label={t("orderList.views.name")}
          hint={view ? undefined : t("orderList.views.hint")}
          defaultValue={postedText(result, "name") ?? view?.name ?? ""}
          errors={result?.error?.name ?? []}
        />
        <p>
          <Button name="intent" value={view ? "rename-view" : "save-view"}>
            {t(view ? "orderList.views.rename" : "orderList.views.keep")}
          </Button>{" "}
          {view && (
            <Button variant="text" name="intent" value="delete-view" formNoValidate>
              {t("orderList.views.delete")}
            </Button>
          )}
        </p>
      </PostForm>
    </details>
  );
}
