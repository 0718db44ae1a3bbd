// Builds a form's data as a browser does: HTML's "constructing the entry list", without JavaScript.
import type { CheerioAPI } from "cheerio";

/** A text, several texts, or null for a box that is unticked. */
export type Fields = Record<string, string | string[] | null>;

type Elements = ReturnType<CheerioAPI>;

/** The form for a selector, and the button that submits it: the selected one, else the form's first. */
export function pressed($: CheerioAPI, selector: string): { form: Elements; button: Elements } {
  const found = $(selector).first();
  if (found.length === 0) throw new Error(`the page has no ${selector}`);
  const form = found.is("form") ? found : formOf($, found);
  if (form.length === 0) throw new Error(`${selector} is in no form`);
  const buttons = controls($, form).filter("button:not([type]), [type=submit], [type=image]");
  const button = found.is(buttons) ? found : buttons.first();
  if (button.is("[disabled]")) throw new Error(`${selector} is disabled`);
  return { form, button };
}

export function formData($: CheerioAPI, form: Elements, button: Elements, fields: Fields): FormData {
  const data = new FormData();
  const typed = new Set<string>();
  for (const element of controls($, form).toArray()) {
    const control = $(element);
    const name = control.attr("name");
    if (!name || control.is("[disabled], fieldset[disabled] *")) continue;
    const given = fields[name];
    if (control.is("button, [type=submit], [type=image], [type=reset], [type=button], [type=file]")) {
      if (control.is(button)) data.append(name, control.attr("value") ?? "");
    } else if (given === undefined) {
      for (const value of valuesOf($, control)) data.append(name, value);
    } else if (!typed.has(name)) {
      const values = [given ?? []].flat();
      mustTake($, form, control, values);
      for (const value of values) data.append(name, value);
      typed.add(name);
    }
  }
  const missing = Object.keys(fields).filter((name) => !typed.has(name));
  if (missing.length > 0) throw new Error(`the form has no field ${missing.join(", ")}`);
  return data;
}

// Fails for values that a person could not enter: in a hidden field, or a choice that is not offered.
function mustTake($: CheerioAPI, form: Elements, control: Elements, values: string[]): void {
  const name = control.attr("name");
  if (control.is("[type=hidden]")) throw new Error(`${name} is hidden: nobody can type into it`);
  if (!control.is("select, [type=radio]")) return;
  const options = control.is("select")
    ? control.find("option:not([disabled])")
    : controls($, form).filter(`[type=radio][name="${name}"]:not([disabled])`);
  const offered = options.toArray().map((option) => $(option).attr("value") ?? $(option).text());
  const other = values.find((value) => !offered.includes(value));
  if (other !== undefined) throw new Error(`${name} offers ${offered.join(", ")}, not ${other}`);
}

const controls = ($: CheerioAPI, form: Elements): Elements =>
  $("input, select, textarea, button").filter((_, element) => formOf($, $(element)).is(form));

const formOf = ($: CheerioAPI, control: Elements): Elements => {
  const id = control.attr("form");
  return id === undefined ? control.closest("form") : $(`form[id="${id}"]`);
};

function valuesOf($: CheerioAPI, control: Elements): string[] {
  if (control.is("textarea")) return [control.text()];
  if (control.is("select")) {
    const options = control.find("option:not([disabled])");
    const chosen = options.filter("[selected]");
    const sent = chosen.length > 0 || control.is("[multiple]") ? chosen : options.first();
    return sent.toArray().map((option) => $(option).attr("value") ?? $(option).text());
  }
  if (control.is("[type=checkbox], [type=radio]"))
    return control.is("[checked]") ? [control.attr("value") ?? "on"] : [];
  return [control.attr("value") ?? ""];
}
