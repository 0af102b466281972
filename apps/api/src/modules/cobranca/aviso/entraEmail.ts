import { faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import type { Deps } from '../../../deps.ts';
import { tx } from '../../../db/tx.ts';
import { encargosDeHoje } from '../prazos.ts';
import { findDevidas, findTitulares } from './conteudo.sql.ts';
import { conteudoDoAviso, emAtraso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import { findDoBoleto } from './entradas.sql.ts';
import { sha256De } from './registra.ts';
import { insertAviso, settleAvisos } from './registro.sql.ts';

/** A sending that may be a notice. */
interface EmailQueSai {
  /** Id of the sending. */
  envio: number;
  /** Key of the paper: 'boleto:{titulo}' names fees, any other is no notice. */
  chave: string;
  destinatario: string;
  texto: string;
  login: string;
  /** Local moment. */
  em: string;
}

/**
 * Enters mails of late boletos as notices without proof (NOT-31). Each stays in doubt until its mail has left, even when the sender
 * dies.
 */
export const avisosPorEmail = ({ db, config }: Pick<Deps, 'db' | 'config'>) => ({
  entra: async ({ envio, chave, destinatario, texto, login, em }: EmailQueSai): Promise<void> => {
    const [especie, numero = ''] = chave.split(':');
    const dia = em.slice(0, 10);
    const doBoleto = especie === 'boleto' ? await findDoBoleto(db, numero, dia) : undefined;
    if (!doBoleto) return;
    const encargos = await encargosDeHoje(db, config.cobranca);
    await tx(db, async (trx) => {
      const [titular] = await findTitulares(trx, [doBoleto.titular]);
      if (!titular) return;
      const devidas = await findDevidas(trx, [titular.matricula], dia);
      const doPapel = devidas.filter(({ numero: fatura }) => doBoleto.faturas.includes(fatura));
      const faturas = emAtraso(doPapel, dia, encargos);
      if (faturas.length === 0) return;
      const conteudo = conteudoDoAviso(titular, mensalidadesNoDia(faturas, dia, encargos), config);
      await insertAviso(trx, {
        titular: titular.matricula,
        meio: 'EMAIL',
        endereco: destinatario,
        texto,
        sha256: sha256De(texto),
        faltas: faltasNoTexto(texto, conteudo),
        enviadoEm: em,
        por: login,
        origem: 'EMAIL',
        origemId: String(envio),
        situacao: 'EM_DUVIDA',
        mensalidades: faturas.map(({ numero: fatura }) => fatura),
      });
    });
  },
  termina: (envio: number, situacao: 'ENVIADO' | 'FALHOU'): Promise<void> =>
    settleAvisos(db, { origem: 'EMAIL', origemId: String(envio) }, situacao),
});
