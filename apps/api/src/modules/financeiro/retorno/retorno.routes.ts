import { counted } from '@vidas/api-client/words/counted.ts';
import * as contract from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { FastifyInstance } from 'fastify';
import { asSelected, inPortions } from '../../../db/portions.ts';
import { serialOf } from '../../../db/serial.ts';
import type { Deps } from '../../../deps.ts';
import { exigeMotivo, Failure, refuseFields } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { allow, exigeGerente } from './acesso.ts';
import {
  findArquivo,
  findArquivos,
  findDuvidas,
  findHistorico,
  findLinha,
  findTotais,
  selectLinhas,
} from './consulta.sql.ts';
import { decideDuvida } from './decide.ts';
import { desfaz, previaDesfazer } from './desfaz.ts';
import type { Parte } from './desfaz.sql.ts';
import { importaRetorno, jaExecutado } from './importaRetorno.ts';
import { faltando } from './faltando.ts';
import { findFaltando, findRepetido } from './leitura.sql.ts';
import type { NaVez } from './naVez.ts';
import { recusaDoArquivo } from './recusa.ts';
import { presentArquivo, presentLinha } from './retorno.present.ts';
import { julgaDeNovo, reconhecidas } from './julgaDeNovo.ts';

const arquivoDe = (id: string): number => {
  const arquivo = serialOf(id);
  if (arquivo === undefined) throw new Failure(404, 'Este arquivo não existe.');
  return arquivo;
};

const parteDe = (id: string, linha: number): Parte => ({
  arquivo: arquivoDe(id),
  linha: linha === 0 ? null : linha,
});

const diasValidosDe = (texto: string): number => {
  const dias = Number(texto);
  if (dias > 0) return dias;
  throw refuseFields([{ field: 'diasValidos', message: 'deve ser maior que zero' }]);
};

/** Calls about return files of the bank. Changes of titles run one at a time. */
export const retornoRoutes = (app: FastifyInstance, deps: Deps, naVez: NaVez): void => {
  const { db, clock } = deps;

  serve(app, contract.getNomeArquivo, { allow }, async ({ input: { params } }) => {
    const antes = await findRepetido(db, { nome: params.nome, sha256: null });
    return { existe: antes !== undefined, message: antes ? jaExecutado(params.nome, antes).message : null };
  });

  serve(app, contract.uploadRetorno, { allow }, async ({ input: { params, query }, file, session }) => {
    const diasValidos = diasValidosDe(params.diasValidos);
    if (!/cbr643/i.test(file.name))
      throw new Failure(422, 'Arquivo incorreto, anexe o arquivo de retorno correto');
    const { login } = session;
    const { arquivo, boletos, avisos } = await naVez(async (trava) => {
      // Runs before the new file, so older lines are judged first.
      const { linhas } = await julgaDeNovo(db, { login, momento: momentoLocal(clock()) });
      const feito = await importaRetorno(deps, {
        trava,
        file: { ...file, name: file.name.slice(0, 200) },
        diasValidos,
        isAceito: query.desconhecidosAceitos === 'sim',
        login,
      });
      return { ...feito, avisos: [...feito.avisos, ...(linhas > 0 ? [reconhecidas(linhas)] : [])] };
    }).catch((cause: unknown) => {
      throw recusaDoArquivo(cause);
    });
    return {
      success: true,
      message: 'Upload feito com sucesso, arquivo gravado',
      verify: { qtdBoleto: boletos },
      arquivoId: String(arquivo),
      avisos,
      totais: await findTotais(db, arquivo),
    };
  });

  serve(app, contract.getDadosUpload, { allow }, async () => {
    const arquivos = await findArquivos(db);
    return arquivos.length === 0 ? noContent : arquivos.map(presentArquivo);
  });

  serve(app, contract.getResumoRetorno, { allow }, async ({ input: { params } }) => {
    const id = arquivoDe(params.arquivo);
    const arquivo = await findArquivo(db, id);
    if (!arquivo || arquivo.situacao === 'EM ANDAMENTO') throw new Failure(404, 'Este arquivo não existe.');
    const { convenio, sequencial } = arquivo;
    const falta =
      arquivo.situacao === 'APLICADO' && convenio !== null && sequencial !== null
        ? await findFaltando(db, { arquivo: id, convenio, sequencial })
        : undefined;
    return {
      arquivoId: String(id),
      nome: arquivo.nome,
      situacao: arquivo.situacao,
      convenio: arquivo.convenio,
      sequencial: arquivo.sequencial,
      gravadoEm: arquivo.gravadoEm,
      enviadoEm: arquivo.em,
      avisos: [...arquivo.avisos, ...faltando(falta)],
      totais: await findTotais(db, id),
      historico: await findHistorico(db, id),
    };
  });

  serve(app, contract.getLinhasRetorno, { allow }, async ({ input: { params } }) =>
    inPortions(db, selectLinhas(arquivoDe(params.arquivo)), asSelected),
  );

  serve(app, contract.getLinhaRetorno, { allow }, async ({ input: { params } }) => {
    const [arquivo, linha] = [arquivoDe(params.arquivo), Number(params.linha)];
    const row = await findLinha(db, arquivo, linha);
    if (!row) throw new Failure(404, 'Esta linha não existe.');
    return presentLinha(row, await findHistorico(db, arquivo, linha));
  });

  serve(app, contract.getPreviaDesfazer, { allow }, async ({ input: { params }, session }) => {
    exigeGerente(session);
    return previaDesfazer(deps, parteDe(params.arquivo, Number(params.linha)));
  });

  serve(app, contract.desfazRetorno, { allow }, async ({ input: { body }, session }) => {
    exigeGerente(session);
    const motivo = exigeMotivo(body.motivo);
    const parte = parteDe(body.arquivo, body.linha);
    const { titulos, aviso } = await naVez(() =>
      desfaz(deps, parte, { login: session.login, motivo, visto: body.confirmado }),
    );
    const desfeitos = `${counted(titulos, 'título voltou a como estava', 'títulos voltaram a como estavam')} antes.`;
    return {
      success: true,
      message: `${parte.linha === null ? 'Arquivo desfeito' : 'Linha desfeita'}: ${desfeitos}${aviso}`,
    };
  });

  serve(app, contract.getDuvidasRetorno, { allow }, async () => {
    const duvidas = await findDuvidas(db);
    return duvidas.length === 0 ? noContent : duvidas;
  });

  serve(app, contract.decideDuvidaRetorno, { allow }, async ({ input: { body }, session }) => {
    const { linha, segundoPagamento } = body;
    const decisao = { arquivo: arquivoDe(body.arquivo), linha, segundoPagamento, login: session.login };
    await naVez(() => decideDuvida(deps, decisao));
    return {
      success: true,
      message: segundoPagamento ? 'A linha vale como segundo pagamento.' : 'A linha fica como repetição.',
    };
  });
};
