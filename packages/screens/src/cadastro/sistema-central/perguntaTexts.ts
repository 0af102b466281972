import { writeDay } from '@vidas/api-client/words/day.ts';
import type { PessoaAConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import type { RespostaDePergunta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { formatCpf } from '@vidas/ui/masks/cpf.ts';
import type { Fact } from '@vidas/ui/text/Facts.tsx';

export const palavrasDaResposta: Readonly<Record<RespostaDePergunta, string>> = {
  MESMA: 'É a mesma pessoa',
  OUTRA: 'É outra pessoa',
  FICA: 'Fica como está',
};

/** A bond that just came has no state to keep: it is the same person, or there are two. */
export const respostasPara = ({ pergunta }: PessoaAConfirmar): (readonly [RespostaDePergunta, string])[] =>
  (['MESMA', 'OUTRA', 'FICA'] as const)
    .filter((resposta) => resposta !== 'FICA' || pergunta === 'OUTRO_CPF' || pergunta === 'CPF_DE_OUTRA')
    .map((resposta) => [resposta, palavrasDaResposta[resposta]]);

const contado = 'O que o sistema central diz de outro modo vai a ele como decisão.';

/** Effect of an answer on the row. */
export const explicaResposta = (
  resposta: RespostaDePergunta,
  { pergunta, outra, nome, nomeCentral }: PessoaAConfirmar,
): string => {
  const chegou = pergunta === 'CPF_DAQUI' || pergunta === 'MESMO_NOME';
  if (resposta === 'FICA')
    return `A matrícula fica com ${nome}. ${contado} Só se pergunta de novo quando ele disser outra coisa.`;
  if (resposta === 'MESMA')
    return outra
      ? `${nome} e ${outra} são uma pessoa só: fica a que já tem os dados aqui, com todas as matrículas das duas. ${contado}`
      : 'O CPF do sistema central é a correção: os dados dele valem para a pessoa, em todas as matrículas dela.';
  if (chegou)
    return `São duas pessoas. A matrícula fica com a sua${outra ? `, e ${outra} como está. ${contado}` : '.'}`;
  return outra
    ? `A matrícula passa para ${outra}. ${contado}`
    : `A matrícula passa para uma pessoa nova, ${nomeCentral ?? 'sem nome'}. ${nome} fica com as outras matrículas que tiver.`;
};

const vazio = 'em branco';
const mudanca = (aqui: string | null, central: string | null): string =>
  aqui === central ? (aqui ?? vazio) : `${aqui ?? vazio} → ${central ?? vazio}`;
const cpf = (valor: string | null): string | null => (valor === null ? null : formatCpf(valor));
const dia = (valor: string | null): string | null => (valor === null ? null : writeDay(valor));

/** Our value, and after the arrow the core system's. */
export const antesEDepois = (row: PessoaAConfirmar): Fact[] => [
  { name: 'CPF', value: mudanca(cpf(row.cpf), cpf(row.cpfCentral)) },
  { name: 'Nome', value: mudanca(row.nome, row.nomeCentral) },
  { name: 'Nascimento', value: mudanca(dia(row.nascimento), dia(row.nascimentoCentral)) },
  { name: 'Nome da mãe', value: mudanca(row.mae, row.maeCentral) },
];
