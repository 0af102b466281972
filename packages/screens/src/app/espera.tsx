import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Http } from '@vidas/api-client/http/http.ts';
import type { InicioPrevencao, ListaDoInicio } from '@vidas/api-client/prevencao/inicio/inicio.contract.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useHttp } from './services.tsx';

/** Number of things that wait for somebody, by key of the menu item. */
export type Esperas = Readonly<Partial<Record<string, number>>>;

interface ReaderProps {
  /** Called with each answer, never after a failure. */
  readonly onChange: (esperas: Esperas) => void;
}

interface Espera {
  /** Keys of the menu items that have a number. */
  readonly keys: readonly string[];
  /** Draws nothing, and reads the numbers. */
  readonly Reader: ComponentType<ReaderProps>;
}

/** Delay in ms before the numbers are requested. A home has requested them itself by then. */
const restMs = 2_000;

/** Age in ms up to which the next screen reuses an answer. */
const freshMs = 60_000;

const Nothing = () => null;

/** The numbers of one module, out of the answer of its home. */
const daCasa = <Data, Key extends QueryKey>(
  load: () => Promise<(http: Http) => UseQueryOptions<Data, Error, Data, Key>>,
  counts: Readonly<Record<string, (data: Data) => number | undefined>>,
): Espera => {
  const read = (data: Data): Esperas =>
    Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, count(data) ?? 0]));
  const readerOf = (queryOf: (http: Http) => UseQueryOptions<Data, Error, Data, Key>) =>
    function Reader({ onChange }: ReaderProps) {
      const [isRested, setIsRested] = useState(false);
      useEffect(() => {
        const timer = setTimeout(() => setIsRested(true), restMs);
        return () => clearTimeout(timer);
      }, []);
      const { data } = useQuery({
        ...queryOf(useHttp()),
        // The home shows the failure itself, and asks again.
        enabled: ({ state }) => isRested && state.status !== 'error',
        staleTime: freshMs,
      });
      useEffect(() => {
        if (data !== undefined) onChange(read(data));
      }, [data, onChange]);
      return null;
    };
  return {
    keys: Object.keys(counts),
    Reader: lazy(() =>
      load().then(
        (queryOf) => ({ default: readerOf(queryOf) }),
        () => ({ default: Nothing }),
      ),
    ),
  };
};

const sum = (list: readonly number[] | undefined): number =>
  (list ?? []).reduce((whole, part) => whole + part, 0);

const deGuias = (modulo: 'contas-medicas' | 'centro-medico') =>
  daCasa(
    async () => {
      const { inicioContasQuery } = await import('@vidas/api-client/contas-medicas/inicio/inicio.queries.ts');
      return (http) => inicioContasQuery(http, modulo);
    },
    { 'guias-importadas-xml': ({ guias }) => guias?.quantidade },
  );

const paraLigar =
  (...nomes: readonly ListaDoInicio[]) =>
  ({ listas }: InicioPrevencao): number =>
    sum(listas.filter(({ lista }) => nomes.includes(lista)).map((numeros) => numeros.paraLigar));

/** The modules whose homes count things that wait, each with its numbers. */
export const esperas: Readonly<Partial<Record<ModuleKey, Espera>>> = {
  atendimento: daCasa(
    async () => (await import('@vidas/api-client/atendimento/inicio.queries.ts')).inicioAtendimentoQuery,
    {
      'registro-autorizacao': ({ autorizacoes }) => autorizacoes ?? 0,
      'token-confirmacao': ({ tokens }) => tokens ?? 0,
    },
  ),
  cadastro: daCasa(
    async () => (await import('@vidas/api-client/cadastro/inicio/inicio.queries.ts')).inicioCadastroQuery,
    {
      'leitura-xml-sib': ({ rejeitados }) => rejeitados,
      // A life that ANS has with a CCO and the operator without one is counted once.
      'sib-xml-conferencia': ({ semCco, diferencas }) =>
        semCco.ativos + semCco.inativos + diferencas.situacao + diferencas.campos,
      'movimentacao-beneficiarios': ({ congeneres }) => sum(congeneres.map(({ quantidade }) => quantidade)),
    },
  ),
  caixa: daCasa(
    async () =>
      (await import('@vidas/api-client/caixa/pagamento-cartao/lancamento.queries.ts')).dashboardQuery,
    {
      'baixa-cartao': ({ parcelas }) =>
        sum(parcelas.filter(({ prazo }) => prazo === 'Atrasada').map(({ quantidade }) => quantidade)),
    },
  ),
  'centro-medico': deGuias('centro-medico'),
  cobranca: daCasa(
    async () => (await import('@vidas/api-client/cobranca/inicio/inicio.queries.ts')).inicioCobrancaQuery,
    {
      mensageria: ({ campanhas }) => campanhas?.aguardando,
      retencao: ({ retencoes }) => retencoes?.abertas,
    },
  ),
  'contas-medicas': deGuias('contas-medicas'),
  financeiro: daCasa(
    async () => (await import('@vidas/api-client/financeiro/inicio/inicio.queries.ts')).inicioFinanceiroQuery,
    { idadeSaldos: ({ atraso }) => sum(atraso?.map(({ quantidade }) => quantidade)) },
  ),
  prevencao: daCasa(
    async () => (await import('@vidas/api-client/prevencao/inicio/inicio.queries.ts')).inicioPrevencaoQuery,
    {
      'possiveis-gestantes': paraLigar('gestantes'),
      'beneficiarios-acima-55': paraLigar('acima55'),
      'beneficiarios-cid-e66': paraLigar('criancas', 'adultos'),
      'restricao-bariatrica': paraLigar('bariatrica'),
    },
  ),
  tecnologia: daCasa(
    async () => (await import('@vidas/api-client/tecnologia/inicio.queries.ts')).inicioTecnologiaQuery,
    { pessoas: ({ pedidos }) => pedidos ?? 0 },
  ),
  vendas: daCasa(
    async () => (await import('@vidas/api-client/vendas/inicio/inicio.queries.ts')).inicioVendasQuery,
    {
      'fechamento-comissao': ({ contestacoes }) => sum(contestacoes?.map(({ quantidade }) => quantidade)),
    },
  ),
};

interface EsperaDoModuloProps extends ReaderProps {
  readonly modulo: ModuleKey;
}

/** Reads what waits in a module; draws nothing. */
export function EsperaDoModulo({ modulo, onChange }: EsperaDoModuloProps) {
  const Reader = esperas[modulo]?.Reader;
  return Reader ? <Reader onChange={onChange} /> : null;
}
