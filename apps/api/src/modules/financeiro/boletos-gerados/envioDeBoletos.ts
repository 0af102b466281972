import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import type { ContagemDoEnvio } from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { tipoDaFatura } from '../../cobranca/boleto/boleto.sql.ts';
import { deixaSePediuTelefone, papelDoBoleto } from '../../cobranca/por-telefone/porTelefone.ts';
import { boletoPorEmail, chaveDoBoleto } from '../../cobranca/boleto/boletoPorEmail.ts';
import { emailSender, falhaDoEnvio } from '../../cobranca/envio.ts';
import { enviaFila, enviaPapel, type FimDoEnvio, type PontoDoEnvio } from '../../cobranca/envioEmFila.ts';
import { exigeBoletosConfirmados } from './boletosConfirmados.ts';
import { type BoletoGeradoRow, selectBoletoDoDia, selectBoletoGerado } from './boletosGerados.sql.ts';
import { contaEnvio, findPendente, gravaItem, preparaEnvio } from './envio.sql.ts';

const interrompido =
  'O envio foi interrompido antes de terminar, e o boleto pode ter chegado. Envie de novo só se não chegou.';

/** The end of one sending. */
type Fim = Omit<FimDoEnvio, 'situacao'> & { situacao: FimDoEnvio['situacao'] | 'SEM_EMAIL' | 'POR_TELEFONE' };

type Envio = Execucao<{ dia: string; visto?: Confirmado }, PontoDoEnvio>;

/** Sends one bill of a due day to an address, and records what became of it (FIN-13). Throws Failure. */
export const enviaUmBoleto = (deps: Deps) => {
  const { db } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));
  return async (
    pedido: { dia: string; nossoNumero: string; email: string; reenviar: boolean },
    login: string,
  ) => {
    const { dia, email } = pedido;
    const { rows } = await selectBoletoDoDia(dia, pedido.nossoNumero).execute(db);
    const [row] = rows;
    if (!row) throw new Failure(404, 'Este boleto não está mais em aberto neste vencimento.');
    const grava = (fim: Pick<Fim, 'situacao' | 'motivo'>) => gravaItem(db, { dia, titulo: row.titulo }, fim);
    try {
      const saida = await mail({ ...pedido, matricula: row.matricula }, login);
      await grava({ situacao: 'ENVIADO', motivo: `Para ${email} em ${writeDayTime(saida.enviadoEm)}.` });
      return saida;
    } catch (error) {
      const falha = falhaDoEnvio(error);
      if (falha && error instanceof Failure)
        await grava({ situacao: falha.motivo === 'duvida' ? 'EM_DUVIDA' : 'FALHOU', motivo: error.message });
      throw error;
    }
  };
};

/** Sends the bills of a due day one after the other, and can stop or go on between any two (FIN-12). */
export const enviaBoletosDoDia = (deps: Deps) => {
  const { db, clock } = deps;
  const { mail } = boletoPorEmail(deps, emailSender(deps));

  const envia = async (row: BoletoGeradoRow, login: string): Promise<Fim> => {
    const motivo = await deixaSePediuTelefone(db, row, {
      tipo: tipoDaFatura(row.tipo) === 'E' ? 'EMPRESA' : 'TITULAR',
      codigo: row.matricula,
      chave: chaveDoBoleto(row.titulo),
      papel: papelDoBoleto(row.vencimento),
      em: momentoLocal(clock()),
    });
    if (motivo !== null) return { situacao: 'POR_TELEFONE', motivo };
    const email = row.email?.trim() ?? '';
    if (email === '') return { situacao: 'SEM_EMAIL', motivo: null };
    return enviaPapel(db, { chave: chaveDoBoleto(row.titulo), interrompido }, () =>
      mail({ matricula: row.matricula, nossoNumero: row.nosso_numero, email }, login),
    );
  };

  /** Sends one bill and records what became of it; true when the mail server does not take it now. */
  const enviaUm = async (dia: string, titulo: string, login: string): Promise<boolean> => {
    const { rows } = await selectBoletoGerado(titulo).execute(db);
    const [row] = rows;
    if (!row) throw new TypeError('A bill of a sending is not there.');
    const { isTemporary = false, ...fim } = await envia(row, login);
    await gravaItem(db, { dia, titulo }, fim);
    return isTemporary;
  };

  return async ({ parametros: { dia, visto }, login, ponto, avanca }: Envio): Promise<ContagemDoEnvio> => {
    // A sending that goes on after a restart may find another configuration than it began with.
    await exigeCanal(deps, 'email');
    if (ponto === null)
      // The bills may have changed between the question and the beginning.
      await tx(db, async (trx) => {
        await exigeBoletosConfirmados(deps, trx, { dia, visto });
        await preparaEnvio(trx, dia);
      });
    await enviaFila(
      {
        passo: `Boletos com vencimento em ${writeDay(dia)}`,
        pendentes: async () => (await contaEnvio(db, dia)).pendentes,
        proximo: () => findPendente(db, dia),
        envia: (titulo) => enviaUm(dia, titulo, login),
      },
      { ponto, avanca },
    );
    return contaEnvio(db, dia);
  };
};
