import {
  type Andamento,
  campoSemEnvio,
  campoSemUso,
  CCO,
  SEM_CCO,
  SITUACAO,
} from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import type { FatoDaPessoa } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { DeskClean, DeskGroup } from '@vidas/ui/desk/desk.types.ts';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';
import { chaveDaDiferenca, type Diferenca } from './diferencaVista.ts';

/** A difference that may already be on its way to ANS. */
export interface DiferencaDaMesa extends Diferenca {
  readonly andamento: Andamento | null;
}

/** Most differences on the desk; the rest comes as these are decided. */
const maisNaMesa = 500;

const tituloDe = ({ campo }: Diferenca): string => {
  if (campo === SITUACAO) return 'Situação diferente';
  return campo === SEM_CCO ? 'Inativos que a ANS não conhece' : campo;
};

/** Place of a group: the other differences of a person wait for its CCO, and the list keeps its order when it is read again. */
const ordemDe = ({ campo }: Diferenca): number => {
  const at = [SITUACAO, CCO].indexOf(campo);
  if (at !== -1) return at;
  return campo === SEM_CCO ? 3 : 2;
};

const emOrdem = (one: Diferenca, other: Diferenca): number =>
  ordemDe(one) - ordemDe(other) || one.campo.localeCompare(other.campo, 'pt-BR');

/** Waiting differences grouped by field, the number of all waiting ones, and the number of those on their way. */
export const mesaDe = (todas: readonly DiferencaDaMesa[]) => {
  const esperam = todas.filter(({ andamento }) => andamento === null);
  return {
    diferencas: esperam.toSorted(emOrdem).slice(0, maisNaMesa),
    esperam: esperam.length,
    aCaminho: todas.length - esperam.length,
  };
};

const valor = (texto: string | null): string => texto ?? 'em branco';

/** Groups of the desk: the situation, each field, and bonds unknown to ANS. */
export const gruposDe = (diferencas: readonly DiferencaDaMesa[]): DeskGroup[] =>
  [...Map.groupBy(diferencas, tituloDe)].map(([title, each]) => ({
    title,
    things: each.map((diferenca) => ({
      key: chaveDaDiferenca(diferenca),
      title: diferenca.nome,
      detail:
        diferenca.campo === SEM_CCO
          ? `Matrícula ${diferenca.matricula}`
          : `ANS: ${valor(diferenca.valorAns)} · aqui: ${valor(diferenca.valorOperadora)}`,
    })),
  }));

export const aCaminhoDe = (count: number): DeskClean => ({ title: 'Já decididas, a caminho da ANS', count });

/** The subtitle of the desk. */
export const subtituloDe = (
  arquivo: string | null,
  { esperam, diferencas }: Pick<ReturnType<typeof mesaDe>, 'esperam' | 'diferencas'>,
): string =>
  [
    arquivo ?? 'Nenhum arquivo de conferência foi importado ainda',
    esperam > diferencas.length && `as ${diferencas.length} primeiras de ${esperam.toLocaleString('pt-BR')}`,
  ]
    .filter(Boolean)
    .join(' · ');

const podem = { envia: campoSemEnvio, usa: campoSemUso } as const;

/** Reason why an act never fits a field; null when it may fit. */
export const naoServe = (ato: keyof typeof podem, { campo }: Diferenca): string | null => podem[ato](campo);

/** Waiting differences of the same person, without this one. */
export const outrasDaPessoa = (
  { matricula, campo, cco }: Diferenca,
  all: readonly DiferencaDaMesa[],
): DiferencaDaMesa[] =>
  all.filter((each) => each.matricula === matricula && !(each.campo === campo && each.cco === cco));

const quais = (diferencas: readonly Diferenca[]): string => diferencas.map(({ campo }) => campo).join(', ');

const nomes = { envia: 'Segue à ANS', usa: 'Gravado o valor da ANS' } as const;

/** 'Segue à ANS: Nome, CPF de Ana Souza. Ficou: …' */
export const writeFeito = (
  ato: keyof typeof nomes,
  feitas: readonly Diferenca[],
  deixadas: readonly { readonly campo: string; readonly motivo: string }[],
): string =>
  [
    `${nomes[ato]}: ${quais(feitas)} de ${feitas[0]?.nome ?? ''}.`,
    ...deixadas.map(({ campo, motivo }) => `${campo} ficou como estava. ${motivo}`),
  ].join(' ');

/** A difference that left the list, with the history of its person. */
export interface Saida {
  readonly diferenca: Diferenca;
  readonly fatos: readonly FatoDaPessoa[];
}

/** Sentence about the decision or correction in the history; a general one when it has neither. */
export const writeSaida = ({ diferenca: { campo, nome, matricula }, fatos }: Saida): string => {
  const isDela = (fato: FatoDaPessoa): boolean =>
    fato.matricula === matricula &&
    (fato.fato === 'DIFERENÇA DA ANS' || fato.fato === 'CORREÇÃO') &&
    fato.campo !== null &&
    (nomeDoCampo(fato.campo) === campo || (campo === SEM_CCO && fato.campo === 'inclusao'));
  const fato = fatos.find(isDela);
  if (!fato) return `${campo} de ${nome} saiu da lista: já não difere, ou já foi decidida.`;
  const quando = [writeDay(fato.dia), fato.hora].filter(Boolean).join(' ');
  const fez = fato.fato === 'CORREÇÃO' ? 'já corrigiu' : 'já decidiu';
  return `${fato.quem ?? 'Outra pessoa'} ${fez} ${campo} de ${nome} em ${quando}.`;
};

/** 'O mesmo para as outras 2 diferenças desta pessoa: CPF, Nome da mãe' */
export const writeOutras = (outras: readonly Diferenca[]): string =>
  `O mesmo para ${counted(outras.length, 'outra diferença', 'outras diferenças')} desta pessoa: ${quais(outras)}`;
