// Seller, buyer and receiver of a FatturaPA file.
import { readShareCapital } from "~/contract/input/share-capital";
import type { AddressCopy } from "~/contract/orders";
import type { CompanyData } from "~/contract/shop";
import type { OrderRecord } from "~/db/orders/order-record";
import { isEuState } from "~/domain/catalogue/vat";
import { vatIdOf } from "~/domain/orders/invoice-data";
import { latinText } from "./fattura-values";
import type { XmlNode } from "./xml";

/**
 * CodiceDestinatario of a receiver without an SDI code: Italians get the file in their tax drawer or by
 * PEC.
 */
const NO_CODE = "0000000";
const FOREIGN = "XXXXXXX";
/**
 * Ids from the tax office's guide: for a business outside the EU, and for a person abroad, without a
 * number.
 */
const NO_NUMBER_OUTSIDE_EU = "OO99999999999";
const NO_NUMBER = "0000000";

/**
 * CodiceDestinatario and PECDestinatario. Consumers may have neither; XXXXXXX means a buyer with a VAT
 * number or seat abroad.
 */
export function receiver({ billingAddress: to, customerType }: OrderRecord): XmlNode[] {
  const { country, sdi_code: code, pec, vat_number: vatNumber } = to;
  if (country !== "IT") return [["CodiceDestinatario", FOREIGN]];
  if (code) return [["CodiceDestinatario", code]];
  if (customerType === "business" && vatNumber && vatIdOf(vatNumber, country).country !== "IT")
    return [["CodiceDestinatario", FOREIGN]];
  return [
    ["CodiceDestinatario", NO_CODE],
    ["PECDestinatario", pec || null],
  ];
}

/** CedentePrestatore: the shop's company, from the setting COMPANY_DATA. */
export function seller(company: CompanyData): XmlNode {
  const { country, code } = vatIdOf(company.vat_number, company.country);
  const capital = readShareCapital(company.share_capital)?.amount ?? null;
  const [, office, number] = /^([A-Z]{2})\D*(\d{1,20})$/.exec(company.rea.trim()) ?? [];
  return [
    "CedentePrestatore",
    [
      [
        "DatiAnagrafici",
        [
          idNode(country, code),
          ["CodiceFiscale", taxCodeOf(company.tax_code)],
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
              ["CapitaleSociale", capital],
              ["SocioUnico", capital ? (company.sole_shareholder ? "SU" : "SM") : null],
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

/** Five to twelve characters; a number that does not fit is left out. */
const phoneOf = (phone: string): string | null => {
  const digits = phone.replace(/[^\d+]/g, "").replace(/^(\+|00)39(?=\d{6})/, "");
  return digits.length >= 5 && digits.length <= 12 ? digits : null;
};

const taxCodeOf = (code: string): string | null => {
  const plain = code.replace(/[^A-Za-z\d]/g, "").toUpperCase();
  return /^[A-Z\d]{11,16}$/.test(plain) ? plain : null;
};

/** CessionarioCommittente: the buyer in the order's billing address. */
export function buyer({ billingAddress: address, customerType }: OrderRecord): XmlNode {
  const { country, tax_code: taxCode } = address;
  const name = address.business_name || address.recipient;
  return [
    "CessionarioCommittente",
    [
      [
        "DatiAnagrafici",
        [
          vatIdOfBuyer(address, customerType === "consumer"),
          ["CodiceFiscale", country === "IT" ? taxCodeOf(taxCode) : null],
          ["Anagrafica", [["Denominazione", latinText(name, 80)]]],
        ],
      ],
      seat(address),
    ],
  ];
}

/** A buyer abroad without a VAT number is identified by the country and a placeholder. */
function vatIdOfBuyer({ country, vat_number: vatNumber }: AddressCopy, isConsumer: boolean): XmlNode | null {
  if (vatNumber && !isConsumer) {
    const id = vatIdOf(vatNumber, country);
    return idNode(id.country, id.code.slice(0, 28));
  }
  if (country === "IT") return null;
  return idNode(country, isConsumer || isEuState(country) ? NO_NUMBER : NO_NUMBER_OUTSIDE_EU);
}

const idNode = (country: string, code: string): XmlNode => [
  "IdFiscaleIVA",
  [
    ["IdPaese", country],
    ["IdCodice", code],
  ],
];

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
