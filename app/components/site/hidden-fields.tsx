/** Hidden fields of a form that changes data: its customer and its idempotency key (CONTRACT §6). */
export interface FormToken {
  forCustomer: number | null;
  /** null on pages from the page cache. */
  formId: string | null;
}

export function HiddenFields({ formToken, redirectTo }: { formToken: FormToken; redirectTo?: string }) {
  return (
    <>
      {formToken.forCustomer !== null && (
        <input type="hidden" name="for_customer" value={formToken.forCustomer} />
      )}
      {formToken.formId !== null && <input type="hidden" name="form_id" value={formToken.formId} />}
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  );
}
