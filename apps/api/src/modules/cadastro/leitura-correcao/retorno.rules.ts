import { agree, counted } from '@vidas/api-client/words/counted.ts';
import type * as contract from '@vidas/api-client/cadastro/leitura-correcao/ccoNaoGravado.ts';
import type { ResultadoRetorno } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import type { Baixa, EnvioRespondido } from './baixaEnvio.sql.ts';
import type { CcoNaoGravado, CcoRecusado, MotivoRecusa } from './cco.sql.ts';

/** Result of an imported return, for its message. */
export interface Feito {
  /** State of the file before the return; undefined when this system did not make it. */
  envio: EnvioRespondido | undefined;
  nomeEnvio: string | null;
  isRecusa: boolean;
  /** Undefined when the return answers no file of ours, or the file already had its return. */
  baixa: Baixa | undefined;
  ccosGravados: number;
  recusados: readonly CcoRecusado[];
}

/** Portuguese reason why a CCO was not written. */
export const motivosDaRecusa: Record<MotivoRecusa, string> = {
  INVALIDO: 'o CCO não tem 12 dígitos',
  DESCONHECIDO: 'não está no cadastro',
  'VARIOS VINCULOS': 'o CPF é de vários vínculos',
  'JA TEM': 'já tem este CCO',
  'DOIS CCO': 'o arquivo lhe dá dois CCO',
  REPETIDO: 'o arquivo dá o mesmo CCO a outro',
  'OUTRO CCO': 'já tem outro CCO',
  'DE OUTRO': 'o CCO já é de outro beneficiário',
};

/** CCOs that were not written, with the reason in Portuguese. */
export const presentNaoGravados = (rows: readonly CcoNaoGravado[]): contract.CcoNaoGravado[] =>
  rows.map(({ motivo, ...each }) => ({ ...each, motivo: motivosDaRecusa[motivo] }));

/** Kind of return (SIB-35). */
export const resultadoDe = ({ isRecusa, baixa, envio }: Feito): ResultadoRetorno => {
  if (isRecusa) return 'RECUSADO';
  if (baixa) return 'PROCESSADO';
  return envio ? 'REPETIDO' : 'DESCONHECIDO';
};

const listed = 5;

const conflitos = (recusados: readonly CcoRecusado[]): string => {
  const total = recusados[0]?.total ?? 0;
  if (total === 0) return '';
  const some = recusados
    .slice(0, listed)
    .map(({ codigo, motivo }) => `${codigo || 'sem código'} (${motivosDaRecusa[motivo]})`);
  const rest = total - some.length;
  return ` ${counted(total, 'CCO não foi gravado', 'CCO não foram gravados')}: ${some.join(', ')}${rest > 0 ? ` e mais ${rest.toLocaleString('pt-BR')}` : ''}.`;
};

const respostas = ({ envio, nomeEnvio, baixa }: Feito): string => {
  if (baixa) {
    const { aceitos, rejeitados, semResposta } = baixa;
    const left =
      semResposta === 0
        ? ''
        : ` ${counted(semResposta, 'inclusão não veio', 'inclusões não vieram')} com CCO nem com erro e ${agree(semResposta, 'volta', 'voltam')} à próxima prévia.`;
    return `Retorno do envio ${envio?.nome} importado: ${counted(aceitos, 'movimento aceito', 'movimentos aceitos')} e ${counted(rejeitados, 'rejeitado', 'rejeitados')}.${left}`;
  }
  if (envio) return `O envio ${envio.nome} já tinha retorno; os seus movimentos não mudaram.`;
  return nomeEnvio === null
    ? 'Retorno importado; ele não diz a que envio responde.'
    : `Retorno importado; o envio ${nomeEnvio} não foi gerado aqui.`;
};

const recusa = ({ envio }: Feito): string => {
  if (!envio) return 'A ANS recusou um arquivo inteiro que não foi gerado aqui; nada mudou no cadastro.';
  return envio.situacao === 'GERADO'
    ? `A ANS recusou o envio ${envio.nome} inteiro: os seus movimentos voltam à próxima prévia.`
    : `A ANS recusou o envio ${envio.nome}, que já não aguardava retorno; nada mudou.`;
};

/** Message about an imported return. */
export const mensagemDe = (feito: Feito): string => {
  if (feito.isRecusa) return recusa(feito);
  const { ccosGravados } = feito;
  const ccos = ccosGravados === 0 ? '' : ` ${counted(ccosGravados, 'CCO gravado', 'CCO gravados')}.`;
  return `${respostas(feito)}${ccos}${conflitos(feito.recusados)}`;
};
