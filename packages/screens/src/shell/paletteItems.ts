import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { IconName } from '../app/icons.tsx';
import { groupsFor, type MenuItem, type ModuleManifest, pathOf } from '../app/manifest.ts';

/**
 * One line of the palette before it is drawn. The key of a screen is its address; the key of an act begins with `acao:`.
 */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  readonly icon: IconName;
  readonly hint?: string;
  readonly keywords?: readonly string[];
  /** True for lines of the module on show. */
  readonly isNear?: boolean;
}

/** The person's rights and place, from which the lines of the palette follow. */
export interface PaletteSource {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
  /** The modules of the token, in its order; only these are offered. */
  readonly allowed: readonly ModuleKey[];
  /** Occupation, because some screens need more than their module. */
  readonly occupation: string;
  /** The screen on show; undefined on the module chooser and on plain pages. */
  readonly current?: { readonly manifest: ModuleManifest; readonly item: MenuItem } | undefined;
}

/** Synonyms of labels, by a part of the label. */
const sinonimos: readonly (readonly [piece: RegExp, words: readonly string[]])[] = [
  [/boleto/i, ['fatura', 'segunda via', 'cobrança', 'mensalidade']],
  [/mensalidade|faturamento/i, ['fatura', 'boleto']],
  [/benefici|vidas/i, ['pessoa', 'vida', 'cliente', 'segurado', 'associado', 'paciente']],
  [/prestador|rede/i, ['médico', 'hospital', 'clínica', 'laboratório', 'credenciado']],
  [/empresa/i, ['contrato', 'conveniada', 'cliente']],
  [/imposto de renda/i, ['declaração', 'IR', 'DMED', 'informe']],
  [/inadimpl|vencid|saldos/i, ['devedor', 'atraso', 'atrasado', 'cobrança']],
  [/comiss/i, ['vendedor', 'pagamento']],
  [/fechamento de comiss/i, ['minha comissão']],
  [/mensageria/i, ['SMS', 'campanha', 'mensagem', 'push']],
  [/arquivo banco/i, ['retorno', 'CNAB', 'CBR643']],
  [/cartão/i, ['máquina', 'crédito', 'débito']],
  [/feriado/i, ['calendário']],
  [/funeral/i, ['óbito', 'falecido', 'falecimento']],
  [/cancel/i, ['exclusão', 'desligamento']],
  [/denúncia|acompanhamento/i, ['relato', 'reclamação', 'manifestação']],
  [/autoriza|token/i, ['senha', 'liberação', 'guia']],
  [/protocolo/i, ['atendimento', 'registro']],
  [/carga|XML/i, ['importação', 'importar', 'TISS']],
  [/guia/i, ['conta', 'TISS', 'autorização']],
  [/exame|procedimento|cirurgia/i, ['TUSS', 'utilização']],
  [/sinistralidade|custo/i, ['despesa', 'gasto']],
  [/contas a pagar|pagamento/i, ['fornecedor', 'despesa']],
  [/pessoas e acessos|usuário/i, ['login', 'senha', 'permissão', 'colaborador']],
];

const sinonimosDe = (label: string): string[] =>
  sinonimos.flatMap(([piece, words]) => (piece.test(label) ? words : []));

const acts: readonly PaletteEntry[] = [
  {
    key: 'acao:modulos',
    label: 'Trocar de módulo',
    group: 'Ações',
    icon: 'package',
    keywords: ['módulos', 'início', 'tela inicial'],
  },
  {
    key: 'acao:light',
    label: 'Tema claro',
    group: 'Ações',
    icon: 'monitor',
    keywords: ['aparência', 'cores', 'dia'],
  },
  {
    key: 'acao:dark',
    label: 'Tema escuro',
    group: 'Ações',
    icon: 'monitor',
    keywords: ['aparência', 'cores', 'noite', 'dark'],
  },
  {
    key: 'acao:system',
    label: 'Tema do sistema',
    group: 'Ações',
    icon: 'monitor',
    keywords: ['aparência', 'cores'],
  },
  {
    key: 'acao:sair',
    label: 'Sair',
    group: 'Ações',
    icon: 'key',
    keywords: ['encerrar sessão', 'logout', 'trocar usuário'],
  },
];

/** Every built screen of the person's modules, starting with the current module, then the acts. */
export function paletteEntries({ manifests, allowed, occupation, current }: PaletteSource): PaletteEntry[] {
  const here = current?.manifest.key;
  const order = here === undefined ? allowed : [here, ...allowed.filter((key) => key !== here)];
  const screens = order.flatMap((key) =>
    groupsFor(manifests[key], occupation).flatMap(({ label: section, items }) =>
      items.map((item): PaletteEntry => ({
        key: pathOf(manifests[key], item),
        label: item.label,
        group: moduleNames[key],
        icon: item.icon,
        keywords: [...(section === undefined ? [] : [section]), ...sinonimosDe(item.label)],
        ...(key === here && { isNear: true }),
        ...(item === current?.item && key === here && { hint: 'tela atual' }),
      })),
    ),
  );
  return [...screens, ...acts];
}
