/**
 * Words that are most often used as passwords, in the shop's languages: lower case, without accents or
 * look-alikes.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 00000000 111111 11111111 112233 121212 123123 123123123 123321 1234 12345 123456 1234567 12345678 123456789
  1234567890 147258369 159753 222222 55555555 654321 666666 696969 777777 7777777 87654321 88888888 987654321 999999
  0123456789 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qaz2wsx q1w2e3 q1w2e3r4 zaq12wsx a123456 a12345678 aa123456
  aa12345678 abc123 abc12345 abcd1234 abcd12345 asd123 qwe123 qwer1234 qwerty123 asdf1234 zxc123 test123 pass123 pass1234

  abc abcd abcde abcdef abcdefg abcdefgh aaaa aaaaa aaaaaa aaaaaaaa aabbcc xyz xxx xxxx xxxxxx zzzzzz
  asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdqwe azerty azertyuiop qazwsx qazwsxedc qwaszx qweasd qweasdzxc
  qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz poiuyt poiuytrewq mnbvcxz lkjhgfdsa
  zxcv zxcvb zxcvbn zxcvbnm

  password passwort passwd passw pass passer mypassword newpassword thepassword
  letmein welcome changeme change default temp temporary temppass guest user
  username admin administrator root toor master superuser manager support service system server
  login logon signin access account secret secrets topsecret private security secure unlock open
  hello hallo test tester testing testtest demo demodemo example sample trial testuser

  iloveyou loveyou lovely love loveme lover loverboy baby babygirl babyboy honey sweetheart sweetie darling
  princess prince queen king angel angels angelo sunshine sunflower rainbow butterfly flower flowers star superstar
  starwars trustnoone whatever freedom forever friends friend family mother father daddy mommy mum dad
  dragon monkey tiger lion panther eagle falcon horse dolphin shark wolf bear puppy kitten cheese chocolate cookie cookies
  banana orange apple cherry peaches pepper ginger coffee pizza summer winter spring autumn january february march april
  may june july august september october november december monday friday sunday

  football soccer baseball basketball hockey tennis golf golfer rugby cricket liverpool chelsea arsenal everton barcelona
  realmadrid juventus juve forzajuve milan acmilan inter napoli forzanapoli roma forzaroma lazio torino
  fiorentina ferrari maserati lamborghini porsche mercedes yamaha ducati harley mustang corvette camaro

  superman batman spiderman ironman pokemon pikachu naruto minecraft fortnite matrix ninja samurai phoenix hunter killer
  shadow ghost merlin magic wizard gandalf hobbit genius hacker computer internet google facebook instagram youtube
  microsoft windows samsung nokia iphone android linux blink metallica nirvana

  michael michelle jennifer jessica jordan thomas daniel andrew charlie george robert joshua matthew anthony ashley
  nicole amanda hannah samantha buster maggie bailey

  amore amoremio tiamo tiamotanto ciao ciaobella bella bello bellissima buongiorno
  buonasera benvenuto casa famiglia mamma papa nonna nonno bambino bambina tesoro stella stellina
  principessa cucciolo gattino gatto cane cavallo farfalla sole luna mare estate inverno primavera autunno
  gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi venerdi domenica
  francesco francesca alessandro alessandra andrea antonio giuseppe giovanni giovanna giulia martina chiara federico
  federica lorenzo matteo marco stefano stefania simone valentina vincenzo salvatore giuliano italia forzaitalia
  segreto parola parolachiave accesso utente prova cambiami cambiare passaparola

  contrasena clave miclave secreto acceso usuario prueba cambiame bienvenido bienvenida hola holahola teamo
  tequiero amor amormio amorcito miamor familia mama princesa estrella mariposa corazon
  cielo bonita hermosa gatito perro caballo verano invierno otono enero febrero abril mayo junio julio
  septiembre octubre noviembre diciembre lunes viernes domingo alejandro alejandra carlos carolina cristina daniela
  fernando gabriel isabel javier jose juan manuel maria miguel pablo roberto sergio espana madrid sevilla valencia

  bottega negozio cantina vino vini birra orto giardino serra enologia tienda bodega cerveza
  shop shopping wine winery beer garden
  `
    .trim()
    .split(/\s+/),
);
