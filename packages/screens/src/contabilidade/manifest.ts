import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** The four definitions of the accounting help (spec 000 §2). */
const definicoes = [
  'Despesa líquida é a despesa assistencial menos a coparticipação.',
  'Sinistralidade é a despesa líquida em relação à receita, que é o total das mensalidades.',
  'Vidas base e vidas atuais são os beneficiários com lançamento de mensalidade no mês de um ano atrás e no mês atual.',
  'O período da despesa vai do dia 1 do mês de um ano atrás até hoje.',
] as const;

/** Menu, routes and help of the module. */
export const contabilidade: ModuleManifest = {
  key: 'contabilidade',
  icon: 'analysis',
  subtitle: 'Sinistralidade, receita',
  groups: [
    {
      items: [{ ...inicio, help: definicoes }],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'analise-gerencial',
          label: 'Análise gerencial',
          route: 'analise-gerencial',
          icon: 'analysis',
          help: definicoes,
        },
        {
          key: 'custo-assistencial-nota-fiscal',
          label: 'Custo assistencial com nota fiscal',
          route: 'custo-assistencial-nota-fiscal',
          icon: 'bill',
        },
        { key: 'receita-segregada', label: 'Receita segregada', route: 'receita-segregada', icon: 'cash' },
        { key: 'sinistralidade', label: 'Sinistralidade', route: 'sinistralidade', icon: 'percent' },
      ],
    },
  ],
};
