// The forms of a page's blocks: the fields of the contract's blocks, without losing a stored value.
import { expect, it } from "vitest";
import { BLOCK_FORMS, SLIDE_FORM } from "~/contract/constants/block-forms/fields";
import { formOf, propsOf } from "~/contract/constants/block-forms/list";
import { stepped } from "~/contract/constants/block-forms/steps";
import { blockFaults, blockValues, type Props, typedBlock } from "~/contract/constants/block-forms/values";
import { Block } from "~/contract/content";
import { Slide } from "~/db/json-columns";
import pages from "~/demo/catalogue/pages.json";

it.each(Block.options.map(({ shape }) => [shape.type.value, Object.keys(shape.props.shape)] as const))(
  "the form of a block %s has every value that the contract defines",
  (type, props) => {
    const shown = BLOCK_FORMS[type].map(({ prop }) => prop.split(".")[0]).filter((prop) => prop !== "alt");
    expect([...new Set(shown)].sort()).toEqual([...props].sort());
  },
);

it("the form of a slide has every value that the contract defines", () => {
  expect(SLIDE_FORM.map(({ prop }) => prop).sort()).toEqual(Object.keys(Slide.shape).sort());
});

const BLOCKS = pages.pages.flatMap(({ blocks }): Props[] => blocks);

it("a block that is opened and saved unchanged keeps all its values", () => {
  for (const block of BLOCKS) {
    const fields = formOf("blocks", block);
    if (!fields) throw new Error(`${block.type} has no form`);
    const props = propsOf("blocks", block);
    const again = typedBlock(fields, blockValues(fields, props), props, "Europe/Rome");
    const { products, ...kept } = Object.fromEntries(
      Object.entries(props).filter(([, value]) => value !== null),
    );
    expect(again).toEqual({ ...kept, ...(Array.isArray(products) && { products: products.map(String) }) });
    expect(blockFaults(fields, again, "it")).toEqual({});
  }
});

it("keeps values that the form does not show: another language, values of an external editor", () => {
  const base = { title: { it: "Uno", en: "One", fr: "Un" }, theme: "dark" };
  const typed = typedBlock(BLOCK_FORMS.cta, { title_it: "Due" }, base, "Europe/Rome");
  expect(typed).toMatchObject({ title: { it: "Due", en: "One", fr: "Un" }, theme: "dark" });
});

it("leaves out empty values, and reports missing and invalid ones", () => {
  const typed = { title_it: "", cta_href_it: "javascript:x", limit: "x" };
  expect(blockFaults(BLOCK_FORMS.cta, typedBlock(BLOCK_FORMS.cta, typed, {}, "Europe/Rome"), "it")).toEqual({
    title_it: "required",
    cta_href_it: "link",
  });
  const news = typedBlock(BLOCK_FORMS.news, { limit: "99", tag: "" }, { tag: "x" }, "Europe/Rome");
  expect(news).toEqual({ limit: 99 });
  expect(blockFaults(BLOCK_FORMS.news, news, "it")).toEqual({ limit: "number" });
});

it("moves, copies, removes and adds blocks, and entries inside one", () => {
  const list = { entries: [1, 2, 3].map((id) => ({ id, type: "faq", props: {} })), open: 0 };
  const ids = (step: string, type = "") => stepped("blocks", list, step, type)?.entries.map(({ id }) => id);
  expect(ids("down.0")).toEqual([2, 1, 3]);
  expect(stepped("blocks", list, "down.0", "")?.open).toBe(1);
  expect(ids("copy.1")).toEqual([1, 2, 4, 3]);
  expect(ids("remove.2")).toEqual([1, 2]);
  expect(ids("add", "cta")).toEqual([1, 2, 3, 4]);
  expect([ids("add", "hologram"), ids("up.0"), ids("up.x"), ids("item-add.title")]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  const one = stepped("blocks", list, "item-add.items", "");
  expect(one?.entries[0]?.props).toEqual({ items: [{}] });
});
