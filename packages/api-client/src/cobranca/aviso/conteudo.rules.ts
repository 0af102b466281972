import { writeDay } from '../../words/day.ts';
import { plainText } from '../../words/fold.ts';
import { writeReais } from '../../words/money.ts';

/** Everything that a notice must name (RN ANS 593/2023, art. 10); null where our data lacks it. */
export interface ConteudoDoAviso {
  readonly operadora: {
    readonly nome: string;
    readonly endereco: string;
    readonly registroAns: string;
    /** '' when not configured. */
    readonly telefone: string;
  } | null;
  /** Holder first, then the people who lose the plan with the holder. */
  readonly pessoas: readonly { readonly nome: string; readonly cpf: string | null }[];
  readonly plano: { readonly nome: string; readonly numero: string; readonly registro: string };
  readonly mensalidades: readonly {
    readonly numero: string;
    /** ISO day. */
    readonly vencimento: string;
    readonly dias: number;
    readonly atualizadoCents: number;
  }[];
}

export const totalDoAviso = ({ mensalidades }: ConteudoDoAviso): number =>
  mensalidades.reduce((sum, { atualizadoCents }) => sum + atualizadoCents, 0);

/** '1.234,56': the sign of the currency may be written in several ways. */
const valor = (cents: number): string => writeReais(cents).replace('R$ ', '');

const semSinais = (texto: string): string => plainText(texto).replaceAll(/[.\-/()\s\u00a0]/g, '');

/** Names of the facts that a text lacks, in the order of the law; empty for a complete notice (NOT-22). */
export const faltasNoTexto = (texto: string, conteudo: ConteudoDoAviso): string[] => {
  const plano = plainText(texto).replaceAll(/\s+/g, ' ');
  const junto = semSinais(texto);
  const tem = (parte: string): boolean => parte !== '' && junto.includes(semSinais(parte));
  const { operadora, pessoas, mensalidades } = conteudo;
  const faltas: string[] = [];
  const exige = (nome: string, esta: boolean): void => void (esta || faltas.push(nome));
  exige('nome da operadora', operadora !== null && tem(operadora.nome));
  exige('endereço da operadora', operadora !== null && tem(operadora.endereco));
  exige('registro da operadora na ANS', operadora !== null && tem(operadora.registroAns));
  for (const { nome, cpf } of pessoas) {
    exige(`nome de ${nome}`, tem(nome));
    exige(`CPF de ${nome}${cpf === null ? ' (sem dado no cadastro)' : ''}`, cpf !== null && tem(cpf));
  }
  exige('nome do plano', tem(conteudo.plano.nome));
  exige('número do plano', tem(conteudo.plano.numero));
  exige('registro do plano na ANS', tem(conteudo.plano.registro));
  exige('mensalidades em atraso', mensalidades.length > 0);
  for (const { vencimento, dias, atualizadoCents } of mensalidades) {
    const dia = writeDay(vencimento);
    exige(`vencimento ${dia}`, texto.includes(dia));
    exige(`dias de atraso da de ${dia}`, new RegExp(`(?<!\\d)${dias} dias?\\b`).test(plano));
    exige(`valor atualizado da de ${dia}`, tem(valor(atualizadoCents)));
  }
  exige('total', mensalidades.length > 0 && tem(valor(totalDoAviso(conteudo))));
  exige('como pagar', /boleto|pix|linha digitavel/.test(plano));
  exige('até quando pagar', /(dez|10|10 \(dez\)) dias[^.]*receb/.test(plano));
  exige('canais de atendimento', operadora !== null && tem(operadora.telefone));
  if (mensalidades.length === 1)
    exige('que duas mensalidades podem encerrar o plano', /duas mensalidades|2 mensalidades/.test(plano));
  return faltas;
};
