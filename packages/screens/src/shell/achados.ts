import { writeDay } from '@vidas/api-client/words/day.ts';
import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import type {
  Achados,
  BoletoAchado,
  EmpresaAchada,
  GuiaAchada,
  PessoaAchada,
  ProtocoloAchado,
} from '@vidas/api-client/shell/busca/busca.contract.ts';
import {
  maximoDeAchados,
  moduloComEmpresas,
  modulosComBoletos,
  modulosComGuias,
  modulosComPessoas,
} from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { IconName } from '../app/icons.tsx';
import type { HandOver } from '../app/handOver.ts';

/** One found person, boleto, guide or protocol: its line in the palette, and the screen that opens it. */
export interface Achado {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly group: string;
  readonly hint: string;
  readonly icon: IconName;
  readonly path: string;
  readonly state: HandOver;
}

/** Modules of the person, and the one on show. */
export interface DeOnde {
  readonly allowed: readonly ModuleKey[];
  readonly here?: ModuleKey | undefined;
}

/** The module on show if it is in the list, else the first module of the list that the person has. */
const moduloPara = (able: readonly ModuleKey[], { allowed, here }: DeOnde): ModuleKey | undefined =>
  [...(here === undefined ? [] : [here]), ...able].find((key) => able.includes(key) && allowed.includes(key));

const noGeraBoleto = (key: ModuleKey, boletos: BuscaBoleto) => ({
  hint: 'Gerar boleto',
  path: `/modulos/${key}/gera-boleto`,
  state: { boletos },
});

/** In Cobrança a person is the payer with everything owed (COB-34); elsewhere, the boletos. */
const noPagador = (key: ModuleKey, boletos: BuscaBoleto) => {
  if (key !== 'cobranca') return noGeraBoleto(key, boletos);
  const { type, matricula } = boletos;
  return {
    hint: 'Pagador',
    path: `/modulos/${key}/pagador`,
    state: { pagador: { type, matricula } },
  };
};

const noBalcao = (matricula: string) => ({
  hint: 'Pagamento com cartão',
  path: '/modulos/caixa/pagamento-cartao',
  state: { cobra: matricula },
});

const pessoa = ({ matricula, nome, situacao, tipo }: PessoaAchada, onde: DeOnde): Achado[] => {
  const key = moduloPara(modulosComPessoas, onde);
  if (key === undefined) return [];
  return [
    {
      key: `pessoa:${matricula}`,
      label: nome,
      detail: `Matrícula ${matricula} · ${situacao}`,
      group: 'Pessoas',
      icon: 'users',
      ...(key === 'cadastro'
        ? { hint: 'Cadastro', path: '/modulos/cadastro/inicio', state: { ficha: matricula } }
        : key === 'caixa'
          ? noBalcao(matricula)
          : noPagador(key, { type: tipo, matricula, vencimento: null })),
    },
  ];
};

const ondeAbre = (
  key: ModuleKey,
  { nossoNumero, tipo, matricula, vencimento, novo }: BoletoAchado,
): Pick<Achado, 'hint' | 'path' | 'state'> => {
  if (key === 'caixa') return noBalcao(matricula);
  // A new boleto is no bill of a day: the list of open invoices shows its payer.
  if (key === 'financeiro' && novo)
    return { hint: 'Idade de saldos', path: '/modulos/financeiro/idadeSaldos?todos=1', state: {} };
  if (key === 'financeiro')
    return {
      hint: 'Boletos gerados',
      path: `/modulos/financeiro/boletosGerados?vencimento=${vencimento}`,
      state: { boletoGerado: nossoNumero },
    };
  return noPagador(key, { type: tipo, matricula, vencimento });
};

const boleto = (achado: BoletoAchado, onde: DeOnde): Achado[] => {
  const { nossoNumero, nome, tipo, vencimento } = achado;
  // The counter sells no bill of a company (CXA-2).
  const able = modulosComBoletos.filter((key) => key !== 'caixa' || tipo !== 'E');
  const key = moduloPara(able, onde);
  if (key === undefined) return [];
  return [
    {
      key: `boleto:${nossoNumero}`,
      label: nossoNumero,
      detail: `${nome} · vence em ${writeDay(vencimento)}`,
      group: 'Boletos em aberto',
      icon: 'bill',
      ...ondeAbre(key, achado),
    },
  ];
};

/** The active beneficiaries of a company, by the address of its question (`ativoEmpresarial`). */
const empresa = ({ codigo, nome, situacao }: EmpresaAchada): Achado => ({
  key: `empresa:${codigo}`,
  label: nome,
  detail: `Empresa ${codigo} · ${situacao}`,
  group: 'Empresas',
  hint: 'Ativos por empresa',
  icon: 'building',
  path: `/modulos/${moduloComEmpresas}/ativo-empresarial?${new URLSearchParams({ empresa: codigo })}`,
  state: {},
});

const guia = ({ numero, nome, prestador, situacao }: GuiaAchada, onde: DeOnde): Achado[] => {
  const key = moduloPara(modulosComGuias, onde);
  if (key === undefined) return [];
  return [
    {
      key: `guia:${numero}`,
      label: `Guia ${numero}`,
      detail: `${nome} · ${prestador} · ${situacao}`,
      group: 'Guias',
      hint: 'Guias importadas via XML',
      icon: 'fileCheck',
      path: `/modulos/${key}/guias-importadas-xml`,
      state: { guia: numero },
    },
  ];
};

/** The list with each kind of protocol, and its screen. */
const listas = {
  atendimento: { lista: 'Registro de protocolo', path: '/modulos/atendimento/registro-protocolo' },
  ouvidoria: { lista: 'Avaliação de denúncias', path: '/modulos/ouvidoria/inicio' },
} as const;

const protocolo = ({ numero, de, nome, situacao }: ProtocoloAchado): Achado => ({
  key: `protocolo:${numero}`,
  label: `Protocolo ${numero}`,
  detail: [nome ?? 'Denúncia', situacao].join(' · '),
  group: 'Protocolos',
  hint: listas[de].lista,
  icon: 'message',
  path: listas[de].path,
  state: de === 'ouvidoria' ? { denuncia: numero } : { busca: numero },
});

const heading = (name: string, first: string | false): string =>
  first ? `${name}: ${first} ${maximoDeAchados} ${first === 'as' ? 'primeiras' : 'primeiros'}` : name;

/** Results in the groups of the palette. */
export const gruposDe = (achados: Achados, onde: DeOnde): { name: string; items: Achado[] }[] =>
  [
    {
      name: heading('Pessoas', achados.temMaisPessoas && 'as'),
      items: achados.pessoas.flatMap((each) => pessoa(each, onde)),
    },
    {
      name: heading('Empresas', achados.temMaisEmpresas === true && 'as'),
      items: onde.allowed.includes(moduloComEmpresas) ? (achados.empresas ?? []).map(empresa) : [],
    },
    {
      name: heading('Boletos em aberto', achados.temMaisBoletos && 'os'),
      items: achados.boletos.flatMap((each) => boleto(each, onde)),
    },
    {
      name: heading('Guias', achados.temMaisGuias === true && 'as'),
      items: (achados.guias ?? []).flatMap((each) => guia(each, onde)),
    },
    {
      name: 'Protocolos',
      items: (achados.protocolos ?? []).filter(({ de }) => onde.allowed.includes(de)).map(protocolo),
    },
  ].filter(({ items }) => items.length > 0);
