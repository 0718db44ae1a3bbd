// The home page, which starts with the season's tasks. Own work. Months are 1 to 12.
import { tri } from './util.mjs';
const T = (s) => tri(...s.split('|'));
const job = (from, to, href, title, text) => ({ title: T(title), text: T(text), cta_href: href, from, to });
const YEAR = [
  { category: 'eno', jobs: [
    job(1, 1, '/c/pompe-da-travaso', "Travaso|Racking|Trasiego", "Ai primi freddi il vino si chiarisce: si travasa all’aria.|The cold clears the wine: rack it with some air.|Con el frío el vino se aclara: se trasiega con aire."),
    job(3, 4, '/c/imbottigliamento', "Imbottigliare|Bottling|Embotellar", "Con la luna o con il calendario: bottiglie e tappi pronti.|By the moon or by the calendar: have bottles and corks ready.|Con la luna o con el calendario: botellas y tapones listos."),
    job(8, 10, '/c/lavorazione-dell-uva', "Vendemmia|Harvest|Vendimia", "Pigiatrice, torchio e lieviti prima che arrivi l’uva.|Crusher, press and yeast before the grapes arrive.|Estrujadora, prensa y levaduras antes de que llegue la uva."),
    job(11, 12, '/c/vasche-e-contenitori', "Primo travaso|First racking|Primer trasiego", "Togli il vino dalle fecce, solfita e colma.|Take the wine off its lees, add sulphite and top up.|Separe el vino de las lías, sulfite y rellene."),
  ] },
  { category: 'hb', jobs: [
    job(2, 3, '/c/kit-birra', "Bock di primavera|Spring bock|Bock de primavera", "Si fermenta al fresco, si beve a Pasqua.|Ferment it cool, drink it at Easter.|Se fermenta en frío, se bebe en Pascua."),
    job(5, 7, '/c/malti-e-cereali', "Birre estive|Summer beers|Cervezas de verano", "Blanche, weizen e golden ale: pronte in un mese.|Witbier, weizen and golden ale: ready in a month.|Blanche, weizen y golden ale: listas en un mes."),
    job(10, 11, '/c/kit-all-grain', "Birre di Natale|Christmas beers|Cervezas de Navidad", "Chi fermenta adesso stappa il 24 dicembre.|Ferment now, open on 24 December.|Quien fermenta ahora, abre el 24 de diciembre."),
  ] },
  { category: 'gar', jobs: [
    job(2, 4, '/c/sementi', "Semine al caldo|Sowing indoors|Siembra en semillero", "Pomodori e peperoni partono in semenzaio.|Tomatoes and peppers start in a propagator.|Tomates y pimientos empiezan en semillero."),
    job(5, 6, '/c/terricci-e-ammendanti', "Trapianti|Planting out|Trasplantes", "Dopo l’ultima gelata, terra smossa e concime.|After the last frost: loose soil and fertiliser.|Tras la última helada, tierra suelta y abono."),
    job(8, 9, '/c/sovesci-e-prati', "Semine d’autunno|Autumn sowing|Siembra de otoño", "Sovesci e insalate finché la terra è tiepida.|Green manure and salads while the soil is warm.|Abonos verdes y lechugas con la tierra templada."),
    job(10, 11, '/c/radici-e-bulbi', "Aglio e cipolla|Garlic and onions|Ajo y cebolla", "Si piantano prima che geli la terra.|Plant them before the ground freezes.|Se plantan antes de que se hiele la tierra."),
  ] },
  { category: 'hyd', jobs: [
    job(1, 2, '/c/sistemi-idroponici', "Insalate|Salads|Lechugas", "Quaranta giorni dal seme al piatto.|Forty days from seed to plate.|Cuarenta días de la semilla al plato."),
    job(3, 5, '/c/vasetti-a-rete-e-vassoi', "Piantine per l’orto|Seedlings|Plantones", "Sotto la luce, pronte per il trapianto.|Under lights, ready to plant out.|Bajo la luz, listos para trasplantar."),
    job(10, 12, '/c/illuminazione-led', "Insalate in casa|Salads indoors|Lechugas en casa", "Le ore di luce calano: accendi i LED.|The days get shorter: turn on the LEDs.|Los días se acortan: encienda los LED."),
  ] },
];
export const home = () => [
  { type: "hero", props: { eyebrow: T("Novembre in cantina|November in the cellar|Noviembre en la bodega"), title: T("Tempo di travasi|Racking season|Época de trasiegos"), text: T("Cinque cose sul banco per il primo travaso: il vino si stacca dalle fecce e arriva limpido a Natale.|Five things on the bench for the first racking: the wine comes off its lees and is clear by Christmas.|Cinco cosas en el banco para el primer trasiego: el vino se separa de las lías y llega limpio a Navidad."), cta_label: T("Tutto per la cantina|Everything for the cellar|Todo para la bodega"), cta_href: "/c/enologia", more_label: T("Come si fa il primo travaso|How to do the first racking|Cómo se hace el primer trasiego"), more_href: "/news/primo-travaso", products: [10804, 10833, 11185, 10784, 11090] } },
  { type: "promises", props: {  } },
  { type: "category_grid", props: { title: null, categories: ["eno", "hb", "gar", "hyd"] } },
  { type: 'calendar', props: { title: T("Che cosa si fa adesso|What to do this month|Qué toca este mes"), rows: YEAR } },
  { type: "product_carousel", props: { title: T("In offerta|On offer|En oferta"), filter: { offers: true }, limit: 5 } },
  { type: "product_carousel", props: { title: T("I più venduti|Bestsellers|Los más vendidos"), text: T("Quello che torna in ogni ordine, da chi produce e da chi comincia.|What comes back in every order, from producers and beginners alike.|Lo que vuelve en cada pedido, de quien produce y de quien empieza."), filter: { bestseller: true }, limit: 8, look: "list" } },
  { type: "news", props: { title: T("Dal nostro quaderno|From our notebook|De nuestro cuaderno"), limit: 3, tag: null } },
];
