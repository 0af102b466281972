import {
  type ContagemDeDeclaracoes,
  esperaEnvio,
  linhaDaDeclaracao,
  unidadeDaDeclaracao,
} from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Db } from '../../../db/database.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { exigeCanal } from '../../../mail/canais.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import type { Execucao } from '../../../jobs/tarefas.ts';
import { deixaSePediuTelefone } from '../por-telefone/porTelefone.ts';
import { enviaFila, enviaPapel, type FimDoEnvio, type PontoDoEnvio } from '../envioEmFila.ts';
import { contaEnvios, findEnvioPendente, gravaEnvio, preparaEnvios } from './envioDoAno.sql.ts';
import type { EspecieDoAno, PapelPronto } from './papelDoAno.ts';
import { emailDe } from './saidas.present.ts';

/** End of one sending. */
type Fim = Omit<FimDoEnvio, 'situacao'> & {
  situacao: FimDoEnvio['situacao'] | 'SEM_EMAIL' | 'SEM_CPF' | 'POR_TELEFONE';
};

/**
 * Holders whose papers of a year were never sent. Throws Failure 409 when they differ from the confirmed ones
 * (REL-46).
 */
export const aEnviar = async (
  db: Db,
  { todas }: Pick<EspecieDoAno, 'todas'>,
  { ano, visto }: { ano: number; visto: Confirmado },
): Promise<string[]> => {
  const esperam = (await todas(db, ano)).filter(esperaEnvio);
  exigeConfirmado(visto, esperam.map(linhaDaDeclaracao), unidadeDaDeclaracao);
  return esperam.map(({ matricula }) => matricula);
};

/** Sends the papers of a year one by one; it can stop or resume between any two (COB-29, COB-33). */
export const enviaDoAno = (deps: Pick<Deps, 'db' | 'config' | 'clock'>, especie: EspecieDoAno) => {
  const { db, clock } = deps;
  const { papel, chave, interrompido, semCpf } = especie;

  const envia = async (titular: string, ano: number, login: string): Promise<Fim> => {
    let pronta: PapelPronto;
    try {
      pronta = await especie.uma(titular, ano);
    } catch (error) {
      if (error instanceof Failure) return { situacao: 'FALHOU', motivo: error.message };
      throw error;
    }
    const motivo = await deixaSePediuTelefone(db, pronta, {
      tipo: 'TITULAR',
      codigo: titular,
      chave: chave(pronta.id),
      papel: `${especie.documento} de ${ano}`,
      em: momentoLocal(clock()),
    });
    if (motivo !== null) return { situacao: 'POR_TELEFONE', motivo };
    if (pronta.cpf === null) return { situacao: 'SEM_CPF', motivo: semCpf };
    const email = emailDe(pronta);
    if (email === null) return { situacao: 'SEM_EMAIL', motivo: null };
    return enviaPapel(db, { chave: chave(pronta.id), interrompido }, () =>
      pronta.mail({ email, login, reenviar: false }),
    );
  };

  const enviaUma = async (ano: number, titular: string, login: string): Promise<boolean> => {
    const { isTemporary = false, ...fim } = await envia(titular, ano, login);
    await gravaEnvio(db, { papel, ano, titular }, fim);
    return isTemporary;
  };

  return async ({
    parametros: { ano, visto },
    login,
    ponto,
    avanca,
  }: Execucao<{ ano: number; visto: Confirmado }, PontoDoEnvio>): Promise<ContagemDeDeclaracoes> => {
    // A sending that resumes after a restart may find another configuration.
    await exigeCanal(deps, 'email');
    if (ponto === null)
      // The account may have changed between confirmation and start.
      await tx(db, async (trx) =>
        preparaEnvios(trx, { papel, ano }, await aEnviar(trx, especie, { ano, visto })),
      );
    await enviaFila(
      {
        passo: `${especie.nome} de ${ano}`,
        pendentes: async () => (await contaEnvios(db, { papel, ano })).pendentes,
        proximo: () => findEnvioPendente(db, { papel, ano }),
        envia: (titular) => enviaUma(ano, titular, login),
      },
      { ponto, avanca },
    );
    return contaEnvios(db, { papel, ano });
  };
};
