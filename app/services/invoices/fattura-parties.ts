// Seller, buyer and receiver of a FatturaPA file.
import type { AddressCopy } from "~/contract/orders";
import type { CompanyData } from "~/contract/shop";
import type { OrderRecord } from "~/db/orders/order-record";
import { capitalText, latinText } from "./fattura-values";
import type { XmlNode } from "./xml";

/** The codes of a receiver who has none of SDI's: Italians get the file in their tax drawer or by PEC. */
const NO_CODE = "0000000";
const FOREIGN = "XXXXXXX";

/** A VAT number with or without its country's letters. Greece writes EL, and is GR. */
export function codesOf(vatNumber: string, country: string): { country: string; code: string } {
  const plain = vatNumber.replace(/[^A-Za-z\d]/g, "").toUpperCase();
  const [, letters, code] = /^([A-Z]{2})(.+)$/.exec(plain) ?? [];
  if (letters && code && (letters === country || letters === "EL")) return { country, code };
  return { country, code: plain };
}

/** Where SDI delivers it: a code, certified mail, or neither for consumers; XXXXXXX abroad. */
export function receiver({ billingAddress: { country, sdi_code, pec } }: OrderRecord): XmlNode[] {
  if (country !== "IT") return [["CodiceDestinatario", FOREIGN]];
  if (sdi_code) return [["CodiceDestinatario", sdi_code]];
  return [
    ["CodiceDestinatario", NO_CODE],
    ["PECDestinatario", pec || null],
  ];
}

/** CedentePrestatore: the shop's company, from the setting COMPANY_DATA. */
export function seller(company: CompanyData): XmlNode {
  const { country, code } = codesOf(company.vat_number, company.country);
  const [, office, number] = /^([A-Z]{2})\D*(\d{1,20})$/.exec(company.rea.trim()) ?? [];
  return [
    "CedentePrestatore",
    [
      [
        "DatiAnagrafici",
        [
          [
            "IdFiscaleIVA",
            [
              ["IdPaese", country],
              ["IdCodice", code],
            ],
          ],
          ["CodiceFiscale", company.tax_code || null],
          ["Anagrafica", [["Denominazione", latinText(company.name, 80)]]],
          ["RegimeFiscale", "RF01"],
        ],
      ],
      seat(company),
      office && number
        ? [
            "IscrizioneREA",
            [
              ["Ufficio", office],
              ["NumeroREA", number],
              ["CapitaleSociale", capitalText(company.share_capital)],
              ["SocioUnico", company.share_capital ? (company.sole_shareholder ? "SU" : "SM") : null],
              ["StatoLiquidazione", "LN"],
            ],
          ]
        : null,
      [
        "Contatti",
        [
          ["Telefono", phoneOf(company.phone)],
          ["Email", company.email || null],
        ],
      ],
    ],
  ];
}

const phoneOf = (phone: string): string | null => {
  const digits = phone.replace(/[^\d+]/g, "").slice(0, 12);
  return digits.length >= 5 ? digits : null;
};

/** CessionarioCommittente: as the order's billing address names them. */
export function buyer({ billingAddress: address, customerType }: OrderRecord): XmlNode {
  const { country, vat_number: vatNumber, tax_code: taxCode } = address;
  const name = address.business_name || address.recipient;
  return [
    "CessionarioCommittente",
    [
      [
        "DatiAnagrafici",
        [
          vatIdOf(address, customerType === "consumer"),
          ["CodiceFiscale", country === "IT" ? taxCode.toUpperCase() || (vatNumber ? null : "") : null],
          ["Anagrafica", [["Denominazione", latinText(name, 80)]]],
        ],
      ],
      seat(address),
    ],
  ];
}

/** A foreigner without a VAT number is named by the country alone. */
function vatIdOf({ country, vat_number: vatNumber }: AddressCopy, isConsumer: boolean): XmlNode | null {
  if (vatNumber && !isConsumer) {
    const id = codesOf(vatNumber, country);
    return [
      "IdFiscaleIVA",
      [
        ["IdPaese", id.country],
        ["IdCodice", id.code.slice(0, 28)],
      ],
    ];
  }
  return country === "IT"
    ? null
    : [
        "IdFiscaleIVA",
        [
          ["IdPaese", country],
          ["IdCodice", NO_CODE],
        ],
      ];
}

function seat(place: {
  address: string;
  address_2?: string;
  postal_code: string;
  city: string;
  province: string;
  country: string;
}): XmlNode {
  const isItalian = place.country === "IT";
  const street = [place.address, place.address_2].filter(Boolean).join(", ");
  return [
    "Sede",
    [
      ["Indirizzo", latinText(street, 60)],
      ["CAP", isItalian && /^\d{5}$/.test(place.postal_code) ? place.postal_code : "00000"],
      ["Comune", latinText(place.city, 60)],
      ["Provincia", isItalian && /^[A-Z]{2}$/.test(place.province) ? place.province : null],
      ["Nazione", place.country],
    ],
  ];
}
