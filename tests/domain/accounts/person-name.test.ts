// Names of people who open an account: titles and abbreviations may have dots, links are refused.
import { expect, it } from "vitest";
import { GuestInput } from "~/contract/accounts";

const isTaken = (name: string) =>
  GuestInput.safeParse({ email: "anna@demo.test", name, surname: "Verdi" }).success;

it.each([
  ...[
    "Anna",
    "Dott.ssa Anna",
    "Dott.Anna",
    "Sig.ra Anna",
    "Sig.na",
    "Ing.Rossi",
    "Soc.Agr. Rossi",
    "Az.Agr.Rossi",
  ],
  ...[
    "Soc.Coop. Verdi",
    "Rossi S.r.l.",
    "Rossi.SA",
    "Prof.ssa Maria",
    "Dott.De Luca",
    "Rag.La Rosa",
    "Ing.Li Volsi",
  ],
  ...[
    "Dott.Comi",
    "Ing.Netti",
    "Arch.Itri",
    "Avv.Esposito",
    "Dott.Infosino",
    "Geom.Orgiano",
    "Per.Ind. Verdi",
  ],
  ...[
    "D.ssa Anna",
    "M.Angela",
    "J.R.R.",
    "Mª.José",
    "Fco.Javier",
    "Dña.Ana",
    "Sr.D.Juan",
    "Dr.med.Huber",
    "St.John",
  ],
  ...["Dott.ssa/Prof.ssa Anna", "Anna/Bruno", "L.Win", "M.Com", "C. it", "Jr.", "Anna.", "Łukasz", "O’Neill"],
])("accepts the name %s", (name) => expect(isTaken(name)).toBe(true));

it.each([
  ...[
    "https://evil",
    "http://x",
    "ftp://x",
    "www.evil",
    "Vinci su WWW.evil",
    "evil.com",
    "Evil.Com",
    "Vinci: evil.it!",
  ],
  ...[
    "evil.test",
    "bit.ly/abc",
    "t.me/abc",
    "x.com/abc",
    "evil.de",
    "Gratis evil.de/x",
    "evil.ru",
    "casa.shop",
  ],
  ...[
    "evil.xyz 500 €",
    "premio24.info",
    "evil.com.",
    "evil.co.uk",
    "anna@evil.com",
    "evil．com",
    "evil。com",
  ],
  ...["evil.online/?a=1", "(evil.net)", "evil.org,", "xn--80ak6aa92e.xn--p1ai"],
])("refuses %s as a name", (name) => expect(isTaken(name)).toBe(false));
