import type { Random } from './seeded-random.ts';

const women =
  'Anne Inger Kari Marit Ingrid Liv Eva Berit Astrid Bjørg Hilde Anna Solveig Marianne Randi Ida Nina Elin Silje Kristin Heidi Tone Camilla Emma Nora Sara Maja Ella Åse Gro Guro Synnøve Ragnhild Sunniva Frøydis Torill Wenche Tuva Oda Live Eirin Mari Sigrid Hedda Iben Åshild Borghild Aud Unni Rønnaug'.split(
    ' ',
  );
const men =
  'Jan Per Bjørn Ole Lars Kjell Knut Arne Svein Thomas Geir Hans Morten Tor Martin Terje Odd Erik Andreas John Øyvind Håkon Åge Ståle Sverre Trond Magnus Sindre Kristian Jonas Emil Oskar Jakob Noah Henrik Fredrik Eirik Vegard Gaute Sigurd Halvor Torbjørn Asbjørn Jørgen Sølve Øystein Åsmund Tormod Leif Roar'.split(
    ' ',
  );
const family =
  'Hansen Johansen Olsen Larsen Andersen Pedersen Nilsen Kristiansen Jensen Karlsen Johnsen Pettersen Eriksen Berg Haugen Hagen Johannessen Andreassen Jacobsen Dahl Jørgensen Henriksen Lund Halvorsen Sørensen Jakobsen Moen Gundersen Iversen Strand Solberg Svendsen Eide Knutsen Martinsen Paulsen Bakken Kristoffersen Mathisen Lie Amundsen Nguyen Rasmussen Solheim Lunde Moe Bakke Berge Nygård Kristensen Fredriksen Holm Lien Hauge Christensen Andresen Nielsen Knudsen Evensen Sæther Aas Haugland Ødegård Ahmed Myhre Thomassen Simonsen Hanssen Bråten Aasen Næss Våge Fjeld Brekke Sørlie Tveit Østby Rød Skår Ås Hjelle Grønli Røed Vik Bø Engeset Tangen Ulvestad Nordby Løken Rønning Sunde Myklebust Krogh Kvåle Aune'.split(
    ' ',
  );
/** First and last names from the same region. */
const abroad: readonly (readonly [first: string, last: string])[] = [
  ['Łukasz Agnieszka Piotr Katarzyna Małgorzata Tomasz', 'Wójcik Kowalczyk Lewandowski Zieliński Dąbrowski Nowak'],
  ['Rūta Mindaugas Živilė Tomas Ingrida Darius', 'Žukauskas Petrauskas Butkus Šimkus Kazlauskas Rimkus'],
  ['Björn Åsa Malin Göran Søren Pernille', 'Sjöström Lindqvist Bergström Kjærgaard Åkesson Mikkelsen'],
  ['Amina Abdirahman Hodan Yusuf Sahra Mahad', 'Hassan Ali Warsame Farah Jama Osman'],
  ['Fatima Imran Ayesha Mohammed Layla Omar', 'Malik Hussain Al-Khatib Chaudhry Haddad Rahimi'],
  ['Oleksandr Iryna Dmytro Oksana Andriy Yuliia', 'Shevchenko Kovalenko Bondarenko Tkachenko Melnyk Kravchuk'],
  ['Thi-Hoa Priya Minh Lakshmi Rosario Arun', 'Tran Raghunathan Pham Krishnamurthy Santos Nair'],
  ['José Zoë Jean-François Siân Nikolaos Inés', "Fernández Lefèvre O'Connor Papadopoulos Müller Rossi"],
];

/** All names that people of a demo may have. */
export const everyName: readonly string[] = [women, men, family, ...abroad.flat().map((names) => names.split(' '))].flat();

export interface PersonName {
  firstName: string;
  lastName: string;
  isFromAbroad: boolean;
}

/** A name typical of a Norwegian workplace: many double first names, some foreign ones. */
export function personName(chance: Random): PersonName {
  if (chance.may(0.14)) return nameFromAbroad(chance);
  const given = chance.may(0.5) ? women : men;
  const first = chance.pick(given);
  const second = chance.may(0.12) ? chance.pick(given) : first;
  const lastName = chance.may(0.08) ? `${chance.pick(family)} ${chance.pick(family)}` : chance.pick(family);
  return { firstName: second === first ? first : `${first} ${second}`, lastName, isFromAbroad: false };
}

function nameFromAbroad(chance: Random): PersonName {
  const [first, last] = chance.pick(abroad);
  return { firstName: chance.pick(first.split(' ')), lastName: chance.pick(last.split(' ')), isFromAbroad: true };
}

/** The name as the local part of an e-mail address: `ase.odegard`. */
export function mailName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/[^a-z]+/gu, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}
