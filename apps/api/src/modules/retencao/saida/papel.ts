import { diasPagosAdiante, dizEfeito } from '@vidas/api-client/retencao/saida/passos.rules.ts';
import { canais, destinos, itensDaSaida, vias } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import {
  comprovanteDeSaidaPdf,
  type ContaDaSaida,
  reciboDeSaidaPdf,
  type SaidaDocumento,
} from '../../../documents/saida/saidaPdf.ts';
import { Failure } from '../../../http/failure.ts';
import { operadoraDoPapel } from '../../cobranca/imposto-de-renda/impostoDeRenda.present.ts';
import { type DoPapel, findAbertas, findCobradas, findDoPapel } from './papel.sql.ts';

/** Account of a leaving: open invoices of the holder, and paid days after the effect; null when a company pays. */
const contaDa = async (db: Db, saida: DoPapel): Promise<ContaDaSaida | null> => {
  const { titular, empresa, efeitoEm, mensalidadesCents } = saida;
  if (empresa !== null || efeitoEm === null) return null;
  const mes = efeitoEm.slice(0, 7);
  const cobradas = await findCobradas(db, titular, mes);
  const depoisDaSaida = (status: 'PAGA' | 'ABERTA'): number =>
    cobradas
      .filter((fatura) => fatura.status === status)
      .reduce(
        (sum, { competencia }) =>
          sum + (competencia === mes ? diasPagosAdiante(mensalidadesCents, efeitoEm) : mensalidadesCents),
        0,
      );
  return {
    emAberto: await findAbertas(db, titular),
    devolverCents: depoisDaSaida('PAGA'),
    naoDevidoCents: depoisDaSaida('ABERTA'),
  };
};

const documentoDe = (saida: DoPapel, config: ServerConfig, emitidoEm: string): SaidaDocumento => ({
  operadora: operadoraDoPapel(config),
  protocolo: saida.protocolo,
  titular: saida.nome,
  plano: saida.plano,
  contratacao: vias[saida.via],
  destino: destinos[saida.destino],
  canal: canais[saida.canal],
  quemPediu: saida.quemPediu,
  pedidoEm: saida.pedidoEm,
  pessoas: saida.pessoas,
  novoTitular: saida.novoTitular,
  obitoEm: saida.obitoEm,
  itens: saida.itens.map((item) => itensDaSaida[item]),
  efeito: saida.retirada
    ? 'O pedido foi retirado antes do registro e não tem efeito.'
    : dizEfeito({ em: saida.efeitoEm, aguarda: saida.aguarda, diretoDesde: saida.diretoDesde }),
  emitidoEm,
});

/** Receipt of a request, or its proof. Throws Failure for a proof that is not issued yet (RET-25). */
export const papelDaSaida = async (
  db: Db,
  config: ServerConfig,
  { id, papel, agora }: { id: number; papel: 'recibo' | 'comprovante'; agora: string },
): Promise<{ nome: string; data: string }> => {
  const saida = await findDoPapel(db, id);
  if (!saida) throw new Failure(404, 'Este pedido de saída não existe.');
  const forma = { letraGrande: saida.letraGrande };
  if (papel === 'comprovante' && saida.comprovadaEm === null)
    throw new Failure(409, 'O comprovante ainda não foi emitido: use Andamento, Emitir o comprovante.');
  const pdf =
    papel === 'recibo'
      ? await reciboDeSaidaPdf(documentoDe(saida, config, agora), forma)
      : await comprovanteDeSaidaPdf(
          documentoDe(saida, config, saida.comprovadaEm ?? agora),
          await contaDa(db, saida),
          forma,
        );
  return { nome: saida.nome, data: Buffer.from(pdf).toString('base64') };
};
