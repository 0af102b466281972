import { inicio } from '../shared/inicio.ts';
import type { ModuleManifest } from '../shared/manifest.ts';

/** Menu, routes and help of the module. */
export const cadastro: ModuleManifest = {
  key: 'cadastro',
  icon: 'userCheck',
  subtitle: 'Beneficiários, SIB',
  groups: [
    { items: [inicio] },
    {
      label: 'ANS',
      items: [
        {
          key: 'leitura-xml-sib',
          label: 'Leitura de correções SIB',
          route: 'leitura-xml-sib',
          icon: 'correction',
          load: () => import('./LeituraCorrecaoSibScreen.tsx').then((file) => file.LeituraCorrecaoSibScreen),
        },
        {
          key: 'sib-xml-conferencia',
          label: 'Conferência SIB CNX',
          route: 'sib-xml-conferencia',
          icon: 'check',
          load: () => import('./ConferenciaSibScreen.tsx').then((file) => file.ConferenciaSibScreen),
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'beneficiario-cadastrado',
          label: 'Beneficiários cadastrados',
          route: 'beneficiario-cadastrado',
          icon: 'userCheck',
          load: () =>
            import('./BeneficiarioCadastradoScreen.tsx').then((file) => file.BeneficiarioCadastradoScreen),
        },
        {
          key: 'beneficiario-cancelado',
          label: 'Beneficiários cancelados',
          route: 'beneficiario-cancelado',
          icon: 'removed',
        },
        { key: 'auxilio-funeral', label: 'Auxílio funeral', route: 'auxilio-funeral', icon: 'heart' },
        {
          key: 'ativo-empresarial',
          label: 'Ativos por empresa',
          route: 'ativo-empresarial',
          icon: 'building',
        },
        {
          key: 'empresa-conveniada',
          label: 'Empresas conveniadas',
          route: 'empresa-conveniada',
          icon: 'company',
        },
        {
          key: 'movimentacao-beneficiarios',
          label: 'Movimentação',
          route: 'movimentacao-beneficiarios',
          icon: 'move',
        },
        {
          key: 'prestador-credenciado',
          label: 'Prestadores credenciados',
          route: 'prestador-credenciado',
          icon: 'medical',
        },
      ],
    },
  ],
};
