// The attractions of each provider: weekly times, dated exceptions, availability, places for sale and seasons.
import type { Ride } from '#generated/types.ts';
import { addDays, weekdays, type Weekday } from '#engine/model/days.ts';
import { isWithin } from '#business/rides/slots.ts';
import { carnivalOf, day } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { PlacedProvider, Sector } from './providers.ts';
import { itemAt, type Random } from './random.ts';
import type { Stored } from './stored.ts';

export type StoredRide = Stored<Ride>;
export type Stock = Ride['stock'];
type Timetable = NonNullable<Ride['timetables']>[number];

const names: Readonly<Record<Sector, readonly string[]>> = {
  themePark: [
    'Montanha-russa Trovão',
    'Roda-gigante Céu Azul',
    'Passaporte do Parque',
    'Rio Bravo',
    'Castelo Mal-Assombrado',
    'Torre da Queda',
    'Simulador Galáxia',
    'Piscina de Ondas',
    'Trem Fantasma da Serra',
  ],
  touristAttraction: [
    'Visita ao Acervo',
    'Passeio Panorâmico',
    'Visita Guiada',
    'Passeio ao Pôr do Sol',
    'Circuito Histórico',
    'Tirolesa',
    'Trilha Noturna',
    'Experiência nos Bastidores',
  ],
  theater: [
    'O Auto da Lua Cheia',
    'Sonhos de Gepeto',
    'A Moça do Sobrado',
    'Comédia dos Enganos',
    'O Menino e o Vento',
    'Noite de Ópera',
  ],
  show: [
    'Noite de Brasa — Ao Vivo',
    'Águas e Luzes',
    'Tributo à Bossa',
    'Grande Gala',
    'Batuque na Praça',
    'Humor às Nove',
  ],
  schoolBooking: [
    'Um Dia na Fazenda',
    'Ciência na Prática',
    'Oficina de Barro',
    'Noite dos Astros',
    'Horta e Cozinha',
    'Bichos e Plantas',
  ],
};

const week = weekdays;
const workDays = weekdays.slice(0, 5);

export function buildRides(
  random: Random,
  parts: { readonly providers: readonly PlacedProvider[]; readonly count: number; readonly today: string },
): StoredRide[] {
  const { providers, count, today } = parts;
  return shareOut(random, count, providers.length).flatMap((share, index) => {
    const provider = itemAt(providers, index);
    return Array.from({ length: share }, (_, number) =>
      buildRide(random.fork(`${index}/${number}`), { provider, number, today }),
    );
  });
}

/**
 * 1–6 rides a provider, none for the last, the rest of the count spread; the one before carries the edge rows and has
 * three.
 */
function shareOut(random: Random, count: number, providers: number): number[] {
  const shares = Array.from({ length: providers }, (_, index): number =>
    index === providers - 1 ? 0 : index === providers - 2 ? 3 : 1,
  );
  let left = count - shares.reduce((sum, share) => sum + share, 0);
  while (left > 0) {
    const index = random.int(0, providers - 3);
    if ((shares[index] ?? 6) >= 6) continue;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

function buildRide(
  random: Random,
  { provider, number, today }: { provider: PlacedProvider; number: number; today: string },
): StoredRide {
  const sector = provider.record.activitySector;
  const openingHours =
    (sector === 'themePark' && number === 0) || (sector === 'touristAttraction' && random.chance(0.2));
  const stock = splitStock(openingHours ? random.int(20, 60) * 50 : random.int(4, 60) * 10);
  const base = baseOf(random, Date.parse(provider.record.createdAt) + (number + 1) * day);
  const timetables = openingHours ? buildOpeningHours(random) : buildTimetables(random, sector);
  const schedules = buildSchedules(random, stock, today);
  const availabilities = buildAvailabilities(random, today);
  return {
    ...base,
    providerId: provider.record.id,
    name: itemAt(names[sector], number),
    description: `Atração de ${provider.record.tradeName}, em ${provider.place.city}. Acesso com 30 minutos de antecedência.`,
    status: provider.record.status,
    visitMode: openingHours ? 'openingHours' : 'startTime',
    stock,
    timetables,
    // Nothing is to be closed in a month of rest.
    schedules: schedules.filter(
      ({ kind, date }) => kind === 'extra' || availabilities.some((period) => isWithin(period, date)),
    ),
    availabilities,
    seasons: buildSeasons(today),
  };
}

/** As many as a ride may have (schemas/parts/stock.schema.json). */
const mostPlaces = 100_000;

/**
 * The places that each of so many parts of the orders may sell, such that all of them are places that a ride may have.
 */
export function withShareOfPlaces(ride: StoredRide, parts: number): StoredRide {
  const most = Math.floor(mostPlaces / parts);
  return withPlaces(ride, (stock) => (stock.total > most ? splitStock(most) : stock));
}

/** The places of all parts. */
export function withPlacesOf(ride: StoredRide, parts: number): StoredRide {
  return withPlaces(ride, ({ total, internet, distributor, ticketOffice }) => ({
    total: total * parts,
    internet: internet * parts,
    distributor: distributor * parts,
    ticketOffice: ticketOffice * parts,
  }));
}

function withPlaces(ride: StoredRide, places: (stock: Stock) => Stock): StoredRide {
  return {
    ...ride,
    stock: places(ride.stock),
    ...(ride.schedules !== undefined && {
      schedules: ride.schedules.map((schedule) => ({
        ...schedule,
        ...(schedule.stock !== undefined && { stock: places(schedule.stock) }),
      })),
    }),
  };
}

/** 60 % internet, 25 % distributor, the rest ticket office. */
function splitStock(total: number): Stock {
  const [internet, distributor] = [Math.round(total * 0.6), Math.round(total * 0.25)];
  return { total, internet, distributor, ticketOffice: total - internet - distributor };
}

function row(startTime: string, finishTime: string, timeInterval: number) {
  return (weekday: Weekday): Timetable => ({ weekday, startTime, finishTime, timeInterval });
}

/** One bucket of places a day: the interval is the whole day. */
function buildOpeningHours(random: Random): Timetable[] {
  const open = random.chance(0.3) ? week.slice(1) : week;
  return open.map(row('10:00', '18:00', 480));
}

function buildTimetables(random: Random, sector: Sector): Timetable[] {
  if (sector === 'theater')
    return [
      ...weekdays.slice(3).map(row('19:00', '21:00', 120)),
      row('16:00', '18:00', 120)('saturday'),
      row('16:00', '18:00', 120)('sunday'),
    ];
  if (sector === 'show')
    return [
      ...weekdays.slice(2, 6).map(row('20:30', '22:30', 120)),
      row('23:00', '24:00', 60)('saturday'),
      row('18:00', '20:00', 120)('sunday'),
    ];
  if (sector === 'schoolBooking')
    return [...workDays.map(row('08:00', '12:00', 120)), ...workDays.map(row('13:00', '17:00', 120))];
  const open = random.chance(0.3) ? week.slice(1) : week;
  return open.map(row('09:00', random.pick(['17:00', '18:00']), random.pick([15, 20, 30, 30, 60, 120])));
}

/** Closed at Christmas and New Year, a maintenance day, a day with fewer places, an extra session. */
function buildSchedules(random: Random, stock: Stock, today: string): NonNullable<Ride['schedules']> {
  const year = Number(today.slice(0, 4));
  const holidays = [year - 2, year - 1, year].flatMap((each) => [
    { date: `${each}-12-25`, kind: 'closed' as const, reason: 'Natal' },
    { date: `${each + 1}-01-01`, kind: 'closed' as const, reason: 'Confraternização Universal' },
  ]);
  const extra = random.chance(0.3)
    ? [
        {
          date: addDays(today, random.int(20, 60)),
          kind: 'extra' as const,
          startTime: '18:30',
          finishTime: '19:30',
          stock: splitStock(40),
          reason: 'Sessão extra',
        },
      ]
    : [];
  return [
    ...holidays,
    { date: addDays(today, -random.int(30, 300)), kind: 'closed', reason: 'Manutenção programada' },
    {
      date: addDays(today, random.int(61, 90)),
      kind: 'capacity',
      stock: splitStock(Math.max(20, Math.round(stock.total / 2))),
      reason: 'Evento fechado',
    },
    ...extra,
  ];
}

/** A period a year from two years before to the end of next year; now and then a month of rest. */
function buildAvailabilities(random: Random, today: string): NonNullable<Ride['availabilities']> {
  const year = Number(today.slice(0, 4));
  const rests = random.chance(0.15);
  return [year - 3, year - 2, year - 1, year, year + 1].flatMap((each) =>
    rests
      ? [
          { initialDate: `${each}-01-01`, finalDate: `${each}-07-31` },
          { initialDate: `${each}-09-01`, finalDate: `${each}-12-31` },
        ]
      : [{ initialDate: `${each}-01-01`, finalDate: `${each}-12-31` }],
  );
}

/** High: 15 December–31 January, July, the week of carnival; April and May are named low. */
function buildSeasons(today: string): NonNullable<Ride['seasons']> {
  const year = Number(today.slice(0, 4));
  return [year - 2, year - 1, year, year + 1].flatMap((each) => [
    { type: 'high' as const, name: `Carnaval ${each}`, ...carnivalOf(each) },
    { type: 'low' as const, name: `Outono ${each}`, initialDate: `${each}-04-15`, finalDate: `${each}-05-31` },
    {
      type: 'high' as const,
      name: `Férias de julho ${each}`,
      initialDate: `${each}-07-01`,
      finalDate: `${each}-07-31`,
    },
    {
      type: 'high' as const,
      name: `Verão ${each}/${(each + 1) % 100}`,
      initialDate: `${each}-12-15`,
      finalDate: `${each + 1}-01-31`,
    },
  ]);
}
