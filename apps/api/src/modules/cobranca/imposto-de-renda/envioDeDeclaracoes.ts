import {
  type ContagemDeDeclaracoes,
  esperaEnvio,
  linhaDaDeclaracao,
  unidadeDaDeclaracao,
} from '@vidas/api-client/cobranca/declaracoes-do-ano';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { operatorDay } from '../../../operatorDay.ts';
import type { Execucao } from '../../../tarefas/tarefas.ts';
import { enviaFila, enviaPapel, type FimDoEnvio, type PontoDoEnvio } from '../envioEmFila.ts';
import type { EmailSender } from '../envio.ts';
import { chaveDaDeclaracao, declaracaoPorEmail, semCpf } from './declaracaoPorEmail.ts';
import { emailDe, presentDeclaracaoDoAno } from './declaracoesDoAno.present.ts';
import {
  contaDeclaracoes,
  findDeclaracaoPendente,
  gravaDeclaracao,
  preparaDeclaracoes,
  selectDeclaracoesDoAno,
} from './declaracoesDoAno.sql.ts';
import { type DeclaracaoRow, findDeclaracoes } from './impostoDeRenda.sql.ts';

const interrompido =
  'O envio foi interrompido antes de terminar, e a declaração pode ter chegado. Envie de novo só se não chegou.';

/** The end of one sending. */
type Fim = Omit<FimDoEnvio, 'situacao'> & { situacao: FimDoEnvio['situacao'] | 'SEM_EMAIL' | 'SEM_CPF' };

/** The holders whose declarations of a year never left. Throws Failure 409 where they are not those that were confirmed (REL-46). */
export const aEnviar = async (
  db: Db,
  { ano, hoje }: { ano: number; hoje: string },
  visto: Confirmado,
): Promise<string[]> => {
  const { rows } = await selectDeclaracoesDoAno(ano, hoje).execute(db);
  const esperam = rows.map(presentDeclaracaoDoAno).filter(esperaEnvio);
  exigeConfirmado(visto, esperam.map(linhaDaDeclaracao), unidadeDaDeclaracao);
  return esperam.map(({ matricula }) => matricula);
};

/** Sends the declarations of a year one after the other, and can stop or go on between any two (COB-29). */
export const enviaDeclaracoesDoAno = (deps: Deps, send: EmailSender) => {
  const { db, clock } = deps;
  const { mail } = declaracaoPorEmail(deps, send);
  const hoje = () => operatorDay(clock());

  const envia = async (row: DeclaracaoRow | undefined, login: string): Promise<Fim> => {
    if (!row) return { situacao: 'FALHOU', motivo: 'Já não há o que declarar deste titular neste ano.' };
    if (row.cpf === null) return { situacao: 'SEM_CPF', motivo: semCpf };
    const email = emailDe(row);
    if (email === null) return { situacao: 'SEM_EMAIL', motivo: null };
    return enviaPapel(db, { chave: chaveDaDeclaracao(row.id), interrompido }, () =>
      mail(row, { email, login, reenviar: false }),
    );
  };

  const enviaUma = async (ano: number, titular: string, login: string): Promise<boolean> => {
    const row = (await findDeclaracoes(db, titular, hoje())).find(({ ano_base }) => ano_base === ano);
    const { isTemporary = false, ...fim } = await envia(row, login);
    await gravaDeclaracao(db, { ano, titular }, fim);
    return isTemporary;
  };

  return async ({
    parametros: { ano, visto },
    login,
    ponto,
    avanca,
  }: Execucao<{ ano: number; visto: Confirmado }, PontoDoEnvio>): Promise<ContagemDeDeclaracoes> => {
    // A sending that goes on after a restart may find another configuration than it began with.
    await exigeCanal(deps, 'email');
    if (ponto === null)
      // The account may have changed between the question and the beginning.
      await tx(db, async (trx) =>
        preparaDeclaracoes(trx, ano, await aEnviar(trx, { ano, hoje: hoje() }, visto)),
      );
    await enviaFila(
      {
        passo: `Declarações de ${ano}`,
        pendentes: async () => (await contaDeclaracoes(db, ano)).pendentes,
        proximo: () => findDeclaracaoPendente(db, ano),
        envia: (titular) => enviaUma(ano, titular, login),
      },
      { ponto, avanca },
    );
    return contaDeclaracoes(db, ano);
  };
};
