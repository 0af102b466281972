import { agree, counted } from '@vidas/api-client/words/counted.ts';
import * as contract from '@vidas/api-client/financeiro/extrato/extrato.contract.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { exigeMotivo, Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { allow, exigeGerente } from '../retorno/acesso.ts';
import { diasDeCredito } from '../retorno/dias.ts';
import type { NaVez } from '../retorno/naVez.ts';
import { recusaDoArquivo } from '../retorno/recusa.ts';
import { presentDia } from '../retorno/retorno.present.ts';
import { confereDias } from './confereDias.ts';
import { desfazExtratoRow, findExtratos, findLancamentos } from './extrato.sql.ts';
import { avisoDaBaixaEnviada } from '../../cobranca/novo-boleto/pago.sql.ts';
import { desfazPixDoExtrato, type PixDoImportado } from './identificaPix.ts';
import { importaExtrato } from './importaExtrato.ts';

const naoExiste = (): Failure => new Failure(404, 'Este extrato não existe ou já foi desfeito.');

const extratoDe = (id: string): number => {
  const extrato = serialOf(id);
  if (extrato === undefined) throw naoExiste();
  return extrato;
};

const dias = (quantos: number): string => counted(quantos, 'dia', 'dias');

/** Text ' 3 PIX identificados, 1 a identificar.'; empty without PIX. */
const falaDoPix = ({ identificados, emEspera }: PixDoImportado): string => {
  const partes = [
    ...(identificados > 0
      ? [`${identificados} PIX ${agree(identificados, 'identificado', 'identificados')}`]
      : []),
    ...(emEspera > 0 ? [`${emEspera} PIX a identificar`] : []),
  ];
  return partes.length === 0 ? '' : ` ${partes.join(', ')}.`;
};

/** Calls about bank statements; they share one queue with the return files. */
export const extratoRoutes = (app: FastifyInstance, deps: Deps, naVez: NaVez): void => {
  const { db, clock } = deps;

  serve(app, contract.getExtratos, { allow }, async () => {
    const extratos = await findExtratos(db);
    return extratos.length === 0 ? noContent : extratos;
  });

  serve(app, contract.getLancamentosExtrato, { allow }, async ({ input: { params } }) => {
    const lancamentos = await findLancamentos(db, extratoDe(params.extrato));
    if (!lancamentos) throw naoExiste();
    return lancamentos.length === 0 ? noContent : lancamentos;
  });

  serve(app, contract.uploadExtrato, { allow }, async ({ input: { query }, file, session }) => {
    const { extrato, lido, novos, diasConferidos, pix } = await naVez((trava) =>
      importaExtrato(deps, {
        trava,
        file: { ...file, name: file.name.slice(0, 200) },
        login: session.login,
        isContaAceita: query.contaAceita === 'sim',
      }),
    ).catch((cause: unknown) => {
      throw recusaDoArquivo(cause);
    });
    const doPeriodo = await diasDeCredito(db, { de: lido.inicio, ate: lido.fim }, operatorDay(clock()));
    const diferencas = doPeriodo
      .map(presentDia)
      .filter(({ situacao }) => situacao !== 'CONFERE' && situacao !== 'PENDENTE').length;
    return {
      success: true,
      message: `Extrato importado: ${dias(diasConferidos)} ${agree(diasConferidos, 'confere', 'conferem')}, ${dias(diferencas)} com diferença.${falaDoPix(pix)}`,
      extratoId: String(extrato),
      lancamentos: lido.lancamentos.length,
      novos,
      diasConferidos,
      diferencas,
      pixIdentificados: pix.identificados,
      pixNaoIdentificados: pix.emEspera,
    };
  });

  serve(app, contract.desfazExtrato, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(session);
    const motivo = exigeMotivo(body.motivo);
    const extrato = extratoDe(body.extrato);
    const { login } = session;
    const aviso = await naVez((trava) =>
      tx(db, async (trx) => {
        await trava.confirma(trx);
        const momento = momentoLocal(clock());
        const periodo = await desfazExtratoRow(trx, { extrato, login, motivo, momento });
        if (!periodo) throw naoExiste();
        await desfazPixDoExtrato(trx, extrato, motivo, { login, momento, hoje: operatorDay(clock()) });
        // Another statement may cover these days too.
        await confereDias(trx, periodo, { login, momento });
        return avisoDaBaixaEnviada(trx, { login, momento });
      }),
    );
    return {
      success: true,
      message: `Extrato desfeito: os dias que ele conferiu voltaram a por conferir.${aviso}`,
    };
  });
};
