import type { LeituraCorrecao } from '@vidas/api-client/cadastro/sib';
import type { Rpx } from '../../imports/rpx.ts';

const counted = (quantidade: number, one: string, many: string): string =>
  `${quantidade.toLocaleString('pt-BR')} ${quantidade === 1 ? one : many}`;

/** The problem found in a return file, for the title of the table. */
export const problemaDe = ({ motivoRejeicao, registrosRejeitados, erros, totais }: Rpx): string => {
  if (motivoRejeicao !== null)
    return `Arquivo rejeitado pela ANS: ${motivoRejeicao || 'motivo não informado'}`;
  if (registrosRejeitados === 0) return 'Nenhum registro rejeitado';
  const enviados = totais['Total']?.registros;
  const rejeitados = counted(registrosRejeitados, 'registro rejeitado', 'registros rejeitados');
  const todos = enviados === undefined ? '' : ` de ${enviados.toLocaleString('pt-BR')}`;
  return `${rejeitados}${todos}, ${counted(erros.length, 'erro', 'erros')}`;
};

/**
 * The answer of the reading. `idItem` names the sending that the return answers: the file name of the protocol, or the number of the
 * transaction when ANS refused the file and gives no name.
 */
export const presentLeitura = (rpx: Rpx): LeituraCorrecao => ({
  success: true,
  message: 'Leitura feita com sucesso, verifique a tabela abaixo',
  problema: problemaDe(rpx),
  header: { registroAns: rpx.header.registroAns, idItem: rpx.nomeArquivo ?? rpx.header.sequencialTransacao },
  beneficiarios: rpx.erros.map((erro) => ({ ...erro, matricula: null })),
});
