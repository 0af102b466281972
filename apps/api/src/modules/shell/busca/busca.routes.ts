import type { TipoBoleto } from '@vidas/api-client/cobranca/boleto/boleto.contract.ts';
import { type Achados, buscaGeral } from '@vidas/api-client/shell/busca/busca.contract.ts';
import {
  isProcuravel,
  maximoDeAchados,
  moduloComEmpresas,
  modulosComBoletos,
  modulosComGuias,
  modulosComPessoas,
  modulosDaBusca,
  modulosDePagadores,
  numeroDe,
} from '@vidas/api-client/shell/busca/busca.rules.ts';
import { nomeDoStatus } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { unicoDe } from '../../../http/acesso/alcance.ts';
import { soClientesDe } from '../../../http/acesso/clientesDoVendedor.sql.ts';
import { serve } from '../../../http/serve.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { statusEm } from '../../cadastro/relatorios/cadastro.rules.ts';
import { tipoDaFatura } from '../../cobranca/boleto/boleto.sql.ts';
import {
  findBoletosDosPagadores,
  findBoletosPorNumero,
  findEmpresas,
  findGuias,
  findPessoasPorNome,
  findPessoasPorNumero,
} from './busca.sql.ts';
import { protocolosDe } from './protocolos.ts';

const nada: Achados = { pessoas: [], temMaisPessoas: false, boletos: [], temMaisBoletos: false };

const finalidade = 'Achar pessoas, boletos, guias e protocolos para os abrir';

/** One more than shown, to detect further matches. */
const limite = maximoDeAchados + 1;

/** Type of search for a bond's boletos (COB-1). */
const tipoDoVinculo = (empresa: string | null): TipoBoleto => (empresa === null ? 'I' : 'A');

/** Matches of Ir para besides the screens (ACE-25). */
export const buscaRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  serve(app, buscaGeral, { allow: modulosDaBusca, finalidade }, async ({ input: { body }, session }) => {
    const texto = body.texto.trim();
    if (!isProcuravel(texto)) return nada;
    const numero = numeroDe(texto);
    const hoje = operatorDay(clock());
    const deQuem = await soClientesDe(db, session, modulosDePagadores);
    const daSessao = { limite, deQuem };
    const podeBoletos = modulosComBoletos.some((key) => session.modules.includes(key));
    const podePessoas = modulosComPessoas.some((key) => session.modules.includes(key));
    const achadas = !(podePessoas || podeBoletos)
      ? []
      : numero === null
        ? await findPessoasPorNome(db, texto, daSessao)
        : await findPessoasPorNumero(db, numero, daSessao);
    const porNumero = numero !== null && podeBoletos ? await findBoletosPorNumero(db, numero, daSessao) : [];
    // Without access to people, payers are found through their open bills (ACE-25).
    const boletos =
      podePessoas || !podeBoletos || porNumero.length > 0
        ? porNumero
        : await findBoletosDosPagadores(
            db,
            { pessoas: achadas.map(({ matricula }) => matricula), empresa: numero === null ? texto : '' },
            daSessao,
          );
    const guias = modulosComGuias.some((key) => session.modules.includes(key))
      ? await findGuias(
          db,
          { texto, numero },
          { limite, unico: unicoDe(session, modulosComGuias, app.door.centroMedico) },
        )
      : undefined;
    const protocolos = await protocolosDe(db, session, numero);
    const pessoas = podePessoas ? achadas : [];
    const empresas = session.modules.includes(moduloComEmpresas)
      ? await findEmpresas(db, { texto, numero }, limite)
      : undefined;
    return {
      pessoas: pessoas.slice(0, maximoDeAchados).map(({ matricula, nome, empresa_codigo, ...vinculo }) => ({
        matricula,
        nome,
        situacao: statusEm(hoje, vinculo),
        tipo: tipoDoVinculo(empresa_codigo),
      })),
      temMaisPessoas: pessoas.length > maximoDeAchados,
      ...(empresas && {
        empresas: empresas
          .slice(0, maximoDeAchados)
          .map(({ codigo, nome, ativa }) => ({ codigo, nome, situacao: ativa ? 'Ativa' : 'Inativa' })),
        temMaisEmpresas: empresas.length > maximoDeAchados,
      }),
      boletos: boletos.slice(0, maximoDeAchados).map((row) => ({
        nossoNumero: row.nosso_numero,
        nome: row.nome,
        tipo: tipoDaFatura(row.tipo),
        matricula: row.codigo,
        vencimento: row.vencimento,
        ...(row.novo ? { novo: true } : {}),
      })),
      temMaisBoletos: boletos.length > maximoDeAchados,
      ...(guias && {
        guias: guias
          .slice(0, maximoDeAchados)
          .map(({ status, ...each }) => ({ ...each, situacao: nomeDoStatus(status) })),
        temMaisGuias: guias.length > maximoDeAchados,
      }),
      ...(protocolos && { protocolos }),
    };
  });
};
