import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';

/** A sale as a calculation takes it. */
export interface VendaTomada {
  vendedor: string;
  plano: string;
  valorCents: number;
  efetivadaEm: string | null;
  nascimento: string | null;
  administrativa: boolean;
}

/** Person and moment of a change. */
export interface Autor {
  quem: string;
  em: string;
}

/** A sale at its closing and today, with the last known authors of its changes. */
export interface Mudanca {
  /** Null when the sale was not in the closed month. */
  antes: VendaTomada | null;
  agora: VendaTomada;
  /** Last correction of the birth date. */
  daPessoa: Autor | null;
  /** Last delivery that changed the sale. */
  daVenda: Autor | null;
  /** Lives of its seller in the month, at the closing and today. */
  vidasAntes: number;
  vidasAgora: number;
}

const dia = (value: string | null): string => (value === null ? 'sem data' : writeDay(value));
const simNao = (value: boolean): string => (value ? 'sim' : 'não');
const por = (autor: Autor | null): string =>
  autor === null ? '' : ` (por ${autor.quem}, em ${writeDayTime(autor.em)})`;

const campos: readonly [
  nome: string,
  escreve: (venda: VendaTomada, nomes: ReadonlyMap<string, string>) => string,
][] = [
  ['vendedor', ({ vendedor }, nomes) => `${vendedor} ${nomes.get(vendedor) ?? ''}`.trim()],
  ['plano', ({ plano }) => plano],
  ['valor', ({ valorCents }) => writeReais(valorCents)],
  ['efetivada em', ({ efetivadaEm }) => dia(efetivadaEm)],
  ['nascimento', ({ nascimento }) => dia(nascimento)],
  ['administrativa', ({ administrativa }) => simNao(administrativa)],
];

/** Change of a sale after a closing in words: from, to, person and moment (COM-49). */
export const textoDaMudanca = (
  { antes, agora, daPessoa, daVenda, vidasAntes, vidasAgora }: Mudanca,
  nomes: ReadonlyMap<string, string>,
): string => {
  if (antes === null) return `a venda entrou depois: efetivada em ${dia(agora.efetivadaEm)}${por(daVenda)}`;
  const mudou = campos.flatMap(([nome, escreve]) => {
    const [de, para] = [escreve(antes, nomes), escreve(agora, nomes)];
    return de === para ? [] : [`${nome}: ${de} → ${para}${por(nome === 'nascimento' ? daPessoa : daVenda)}`];
  });
  if (mudou.length > 0) return mudou.join('; ');
  return vidasAntes === vidasAgora
    ? 'o que tinha mudado voltou a ser como era'
    : `o vendedor tinha ${counted(vidasAntes, 'vida', 'vidas')} no mês e tem ${vidasAgora}, por causa de outra venda`;
};

/** A fee at its closing; null when the month did not have it. */
export const textoDaMensalidade = (antes: { valorCents: number; pagaEm: string } | null): string =>
  antes === null
    ? 'a mensalidade foi paga depois'
    : `a mensalidade era de ${writeReais(antes.valorCents)}, paga em ${writeDay(antes.pagaEm)}, e mudou ou foi devolvida`;
