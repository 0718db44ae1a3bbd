// Small fictitious export files of other shops.
const csv = (rows: readonly (readonly string[])[], delimiter = ",") =>
  rows
    .map((row) =>
      row.map((cell) => (/["\n,;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter),
    )
    .join("\r\n");

const table = (heads: readonly string[], rows: readonly Record<string, string>[], delimiter?: string) =>
  csv([heads, ...rows.map((row) => heads.map((head) => row[head] ?? ""))], delimiter);

const SHOPIFY = [
  ...[
    "Handle",
    "Title",
    "Body (HTML)",
    "Vendor",
    "Type",
    "Tags",
    "Published",
    "Option1 Name",
    "Option1 Value",
  ],
  ...["Option2 Name", "Option2 Value", "Variant SKU", "Variant Grams", "Variant Inventory Tracker"],
  ...["Variant Inventory Qty", "Variant Inventory Policy", "Variant Price", "Variant Compare At Price"],
  ...["Variant Barcode", "Image Src", "Image Position", "Status"],
];

/** A hat without variants, shoes with two variants and a picture on a separate line, and a draft. */
export const shopifyProducts = (tag: string, price = "49.90") =>
  table(SHOPIFY, [
    {
      ...{
        Handle: `hat-${tag}`,
        Title: "Hat, wide",
        "Body (HTML)": '<p>Keeps the "sun"\naway.</p>\n<p>Two lines</p>',
      },
      ...{ Vendor: "Maker & Co", Type: `Hats ${tag}`, Published: "true", "Option1 Name": "Title" },
      ...{ "Option1 Value": "Default Title", "Variant SKU": `HAT-${tag}`, "Variant Grams": "120" },
      ...{
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": "7",
        "Variant Inventory Policy": "deny",
      },
      ...{ "Variant Price": "19.90", "Variant Compare At Price": "24.90", Status: "active" },
      "Image Src": `https://cdn.test/files/hat-${tag}.jpg?v=1`,
    },
    {
      ...{
        Handle: `shoes-${tag}`,
        Title: "Shoes",
        Type: `Shoes ${tag}`,
        Published: "true",
        "Option1 Name": "Size",
      },
      ...{
        "Option1 Value": "40",
        "Option2 Name": "Colour",
        "Option2 Value": "Red",
        "Variant SKU": `SHOE-${tag}-40`,
      },
      ...{ "Variant Grams": "800", "Variant Inventory Qty": "-2", "Variant Inventory Policy": "deny" },
      ...{ "Variant Price": price, "Variant Compare At Price": "", Status: "active" },
    },
    {
      ...{ Handle: `shoes-${tag}`, "Option1 Value": "41", "Option2 Value": "Red", "Variant SKU": "" },
      ...{ "Variant Inventory Qty": "3", "Variant Price": "49.90", "Variant Inventory Policy": "continue" },
    },
    {
      Handle: `shoes-${tag}`,
      "Image Src": `https://cdn.test/files/shoes%20${tag}.png`,
      "Image Position": "2",
    },
    {
      ...{
        Handle: `secret-${tag}`,
        Title: "Secret",
        Published: "true",
        Status: "draft",
        "Variant Price": "5.00",
      },
      ...{ "Option1 Name": "Title", "Option1 Value": "Default Title", "Variant SKU": `SEC-${tag}` },
    },
  ]);

const WOOCOMMERCE = [
  ...[
    "ID",
    "Type",
    "SKU",
    "GTIN, UPC, EAN, or ISBN",
    "Name",
    "Published",
    "Short description",
    "Description",
  ],
  ...[
    "Date sale price starts",
    "Date sale price ends",
    "Stock",
    "Backorders allowed?",
    "Weight (kg)",
    "Sale price",
  ],
  ...["Regular price", "Categories", "Images", "Parent", "Attribute 1 name", "Attribute 1 value(s)"],
];

/** A variable product with two variations, one of which refers to it by its number, and a grouped product. */
export const wooProducts = (tag: string, number: number) =>
  table(WOOCOMMERCE, [
    {
      ...{
        ID: String(number),
        Type: "variable",
        SKU: `TEE-${tag}`,
        Name: `Tee ${tag}`,
        Published: "1",
        "Weight (kg)": "0.2",
      },
      ...{
        Description: "First line\\nsecond line\\n\\nNew paragraph",
        "Short description": "<b>Soft</b> &amp; light",
      },
      ...{ Categories: `Clothing ${tag} > Tees, Summer\\, warm ${tag}`, "Attribute 1 name": "Size" },
      "Attribute 1 value(s)": "S, M",
    },
    {
      ...{
        ID: String(number + 1),
        Type: "variation",
        SKU: `TEE-${tag}-S`,
        Name: "Tee - S",
        Published: "1",
        Stock: "4.0000",
      },
      ...{
        "Regular price": "1,299.50",
        "Sale price": "999.00",
        "Date sale price ends": "2031-05-01 00:00:00",
      },
      ...{ Parent: `TEE-${tag}`, "Attribute 1 name": "Size", "Attribute 1 value(s)": "S" },
    },
    {
      ...{
        ID: String(number + 2),
        Type: "variation",
        SKU: `TEE-${tag}-M`,
        Published: "1",
        "Regular price": "12,50",
      },
      ...{
        Parent: `id:${number}`,
        "Attribute 1 name": "Size",
        "Attribute 1 value(s)": "M",
        "Backorders allowed?": "notify",
      },
    },
    { ID: String(number + 3), Type: "grouped", SKU: `SET-${tag}`, Name: "Set", Published: "1" },
  ]);

/** With semicolons, and prices without VAT. */
export const prestaProducts = (tag: string, number: number) =>
  table(
    [
      ...[
        "Product ID",
        "Active (0/1)",
        "Name *",
        "Categories (x,y,z...)",
        "Price tax excluded",
        "Reference #",
      ],
      ...["EAN13", "Weight", "Quantity", "Description", "URL rewritten"],
    ],
    [
      {
        ...{ "Product ID": String(number), "Active (0/1)": "1", "Name *": "Mug; blue", Quantity: "12" },
        ...{
          "Categories (x,y,z...)": `Home,Kitchen ${tag}`,
          "Price tax excluded": "8.113208",
          Weight: "0,35",
        },
        ...{
          "Reference #": `MUG-${tag}`,
          "URL rewritten": `mug-${tag}`,
          Description: "<ul><li>Blue</li></ul>",
        },
      },
    ],
    ";",
  );

/** With guarded digits, a customer without an address and one without an email. */
export const shopifyCustomers = (tag: string) =>
  table(
    [
      ...[
        "Customer ID",
        "First Name",
        "Last Name",
        "Email",
        "Accepts Email Marketing",
        "Default Address Company",
      ],
      ...["Default Address Address1", "Default Address City", "Default Address Province Code"],
      ...["Default Address Country Code", "Default Address Zip", "Default Address Phone", "Total Spent"],
    ],
    [
      {
        ...{
          "First Name": "Ada",
          "Last Name": "Rossi",
          Email: `Ada-${tag}@Mail.test`,
          "Accepts Email Marketing": "yes",
        },
        ...{
          "Default Address Address1": "Via Roma 1",
          "Default Address City": "Roma",
          "Total Spent": "10.00",
        },
        ...{ "Default Address Province Code": "RM", "Default Address Country Code": "IT" },
        ...{ "Default Address Zip": "'00184", "Default Address Phone": "'+39061234567" },
      },
      { "First Name": "Bo", "Last Name": "Verdi", Email: `bo-${tag}@mail.test` },
      { "First Name": "Phone", "Last Name": "Alone", "Default Address Phone": "'+39061234568" },
    ],
  );
