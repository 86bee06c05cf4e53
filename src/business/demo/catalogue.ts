// Product categories and sales channels: short lists that do not grow with the scale.
import type { ProductCategory, SalesChannel } from '#generated/types.ts';
import { day } from './calendar.ts';
import { baseOf } from './demo-id.ts';
import type { Random } from './random.ts';
import type { Stored } from './stored.ts';

export type StoredChannel = Stored<SalesChannel>;
export type Pool = SalesChannel['stockPool'];

const categories = [
  ['Ingressos', 'Entrada simples, com data e horário.'],
  ['Passaportes', 'Acesso a todas as atrações no dia.'],
  ['Combos', 'Mais de uma atração com desconto.'],
  ['Acesso rápido', 'Fila exclusiva.'],
  ['Visitas guiadas', 'Com guia credenciado.'],
  ['Espetáculos', 'Peças e óperas.'],
  ['Shows', 'Música, circo e humor.'],
  ['Escolas', 'Grupos de alunos com professores.'],
  ['Grupos e excursões', 'A partir de 20 pessoas.'],
  ['Alimentação', 'Vales para consumo no local.'],
  ['Estacionamento', 'Vaga pelo dia.'],
  ['Fotos e lembranças', 'Retirada na loja.'],
  ['Experiências', 'Bastidores, mergulho, voo de balão.'],
  ['Vale-presente', 'Sem data, válido por um ano.'],
] as const;

export type CategoryName = (typeof categories)[number][0];

export function buildCategories(random: Random, openedAt: number): (Stored<ProductCategory> & { name: string })[] {
  return categories.map(([name, description], index) => ({
    ...baseOf(random, openedAt - 300 * day + index * 1000),
    name,
    displayOrder: (index + 1) * 10,
    description,
  }));
}

const channels: readonly (readonly [string, Pool, string])[] = [
  ['Site próprio', 'internet', 'Loja virtual da marca.'],
  ['Aplicativo', 'internet', 'Aplicativo para celular.'],
  ['Central de atendimento', 'internet', 'Venda por telefone e mensagem, com link de pagamento.'],
  ['Agências parceiras', 'distributor', 'Agências de viagem e operadoras.'],
  ['Hotéis e receptivos', 'distributor', 'Venda no balcão de hotéis.'],
  ['Bilheteria', 'ticketOffice', 'Venda no local, no dia da visita.'],
];

export function buildChannels(random: Random, openedAt: number): StoredChannel[] {
  return channels.map(([name, stockPool, description], index) => ({
    ...baseOf(random, openedAt - 290 * day + index * 1000),
    name,
    stockPool,
    status: 'active',
    // Paid at the counter, or on the reseller's account.
    confirmsAtSale: stockPool !== 'internet',
    description,
  }));
}

/** How the orders of a pool spread over its channels. */
export const channelWeights: Readonly<Record<string, number>> = {
  'Site próprio': 60,
  Aplicativo: 32,
  'Central de atendimento': 8,
  'Agências parceiras': 65,
  'Hotéis e receptivos': 35,
  Bilheteria: 100,
};
