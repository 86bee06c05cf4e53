// Lists that invented Brazilian people and companies are named from; with accents, so that accent-blind search has
// work.
import type { Random } from './random.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** 60 first names, and 60 more. */
const maleNames = words(`
  José João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Rodrigo Manoel
  Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago Ânderson Ricardo Márcio Jorge Sebastião Alexandre Roberto Édson Diego Vítor Sérgio
  Cláudio Matheus Thiago Geraldo Adriano Luciano Júlio Renato Alex Vinícius Rogério Samuel Ronaldo Mário Flávio Ígor Douglas Davi Jéferson Caíque
`);

const femaleNames = words(`
  Maria Ana Francisca Antônia Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana
  Gabriela Vera Vitória Larissa Cláudia Beatriz Luana Rita Sônia Renata Eliane Josefa Simone Natália Cristiane Carla Débora Rosângela Jaqueline Rosa
  Daniela Aparecida Marlene Terezinha Raimunda Andréia Fabiana Lúcia Raquel Ângela Conceição Inês Tânia Mônica Verônica Lívia Érica Helena Íris Olívia
`);

/** 150 last names. */
export const lastNames = words(`
  Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Alves Carvalho Araújo Ribeiro Barbosa Barros Gomes Martins Rocha
  Dias Vieira Fernandes Andrade Nunes Soares Moreira Freitas Machado Correia Gonçalves Conceição Cardoso Teixeira Cavalcante Moura Mendes Batista Lopes Ramos
  Monteiro Duarte Melo Castro Azevedo Pinto Campos Cunha Rezende Borges Farias Aragão Magalhães Guimarães Brandão Bragança Assunção Leitão Falcão Galvão
  Romão Simões Camões Patrício Inácio Estêvão Sampaio Queiroz Tavares Pires Bezerra Miranda Nogueira Macedo Xavier Coelho Fonseca Siqueira Figueiredo Peixoto
  Amaral Antunes Aguiar Bastos Bento Bittencourt Braga Brito Bueno Caldas Camargo Câmara Cordeiro Coutinho Cruz Dantas Domingues Dutra Espíndola Esteves
  Evangelista Faria Ferraz Fialho Fontes Franco Furtado Garcia Godói Góes Henriques Jardim Lacerda Leal Leite Luz Maciel Maia Marinho Marques
  Matos Medeiros Meireles Menezes Morais Mota Neves Novaes Pacheco Paiva Passos Paz Pimentel Portela Prado Quintão Rangel Rêgo Sá Sales
  Saraiva Seixas Toledo Torres Trindade Valença Vargas Vasconcelos Viana Vilela
`);

/** Streets, quarters and free texts share these. */
export const streets = [
  'Rua das Acácias',
  'Avenida Beira-Mar',
  'Rua do Comércio',
  'Avenida Atlântica',
  'Rua São João',
  'Rua das Palmeiras',
  'Alameda dos Ipês',
  'Rua Sete de Setembro',
  'Avenida Brasil',
  'Rua Quinze de Novembro',
  'Travessa da Conceição',
  'Rua José de Alencar',
  'Avenida das Hortênsias',
  'Estrada da Serra',
  'Rua Padre Anchieta',
  'Praça da Matriz',
] as const;

export const neighborhoods = [
  'Centro',
  'Jardim América',
  'Vila Nova',
  'São José',
  'Boa Vista',
  'Santo Antônio',
  'Jardim das Flores',
  'Praia Grande',
  'Alto da Serra',
  'Bela Vista',
  'Conceição',
  'Industrial',
] as const;

export function drawName(random: Random): string {
  const given = random.chance(0.5) ? maleNames : femaleNames;
  const middle = random.chance(0.35) ? `${random.pick(given)} ` : '';
  const [first, second] = [random.pick(lastNames), random.pick(lastNames)];
  const last =
    first === second || random.chance(0.3)
      ? first
      : random.chance(0.15)
        ? `${first} da ${second}`
        : `${first} ${second}`;
  return `${random.pick(given)} ${middle}${last}`;
}
