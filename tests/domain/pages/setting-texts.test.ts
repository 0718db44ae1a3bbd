// Every setting has a name, a description and a group in each language of the back office.
import { describe, expect, it } from "vitest";
import { LOCALES } from "~/contract/constants/enums";
import { COMPANY_FIELDS, SETTING_GROUPS } from "~/contract/constants/settings";
import { SETTING_KEYS } from "~/contract/shop";
import { resources } from "~/i18n/resources";

describe("the settings' texts", () => {
  it.each(LOCALES)("are complete in %s", (locale) => {
    const { names, about, groups, company } = resources[locale].operator.settings;
    expect(Object.keys(names).sort()).toEqual([...SETTING_KEYS].sort());
    expect(Object.keys(about).sort()).toEqual([...SETTING_KEYS].sort());
    expect(Object.keys(groups).sort()).toEqual(Object.keys(SETTING_GROUPS).sort());
    expect(Object.keys(company).sort()).toEqual(COMPANY_FIELDS.map((path) => path.replace(".", "_")).sort());
  });
});
