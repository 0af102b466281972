import { maxLinhasCampanha } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  colunasMensageria,
  getInadimplentesMensageriaFoneErrado,
  getRelatorioInadimplentesMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import { type LinhasCsv, useLinhasCsv } from '../../report/useLinhasCsv.ts';
import { inputOf, type PedidoInadimplentes } from './inadimplentePedido.ts';

/** The two files behind a button. */
export type InadimplenteFile = 'mensageria' | 'foneErrado';

const limite = maxLinhasCampanha.toLocaleString('pt-BR');

const files: Readonly<Record<InadimplenteFile, LinhasCsv<PedidoInadimplentes>>> = {
  mensageria: {
    name: () => 'inadimplentes-mensageria.csv',
    columns: colunasMensageria,
    read: (http, pedido) => http.call(getRelatorioInadimplentesMensageria, inputOf(pedido)),
    empty: 'Ninguém a quem enviar mensagem!',
    tooMany: `Uma campanha aceita até ${limite} linhas: exclua cidades e exporte em partes.`,
  },
  foneErrado: {
    name: () => 'inadimplentes-fone-errado.csv',
    columns: [...colunasMensageria, 'MOTIVO'],
    read: (http, pedido) => http.call(getInadimplentesMensageriaFoneErrado, inputOf(pedido)),
    empty: 'Nenhum telefone errado!',
  },
};

/** Requests one of the two messaging files and downloads it, in plain form for another program (COB-20, REL-9). */
export const useInadimplenteCsv = (file: InadimplenteFile) => useLinhasCsv(files[file]);
