import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { beneficiarioProc } from '../contas-medicas/sharedItems.ts';

const contatos =
  'Registrar contato guarda a pessoa para você por dez minutos. O resultado diz quando e por quem ela é chamada de novo; em Contato, filtre Para ligar hoje.';
const registrada = 'Cada busca fica registrada: quem a fez, quando, para quê e quantas pessoas vieram.';

/** Menu, routes and help of the module. */
export const prevencao: ModuleManifest = {
  key: 'prevencao',
  icon: 'heart',
  subtitle: 'Programas',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./inicio/InicioPrevencaoScreen.tsx').then((file) => file.InicioPrevencaoScreen),
          help: [
            'Mostra, por lista, quem é para ligar hoje, quantas pessoas há, quantas foram contatadas neste mês e com quantas se falou. Cada número abre as suas linhas.',
          ],
        },
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'possiveis-gestantes',
          label: 'Possíveis gestantes',
          route: 'possiveis-gestantes',
          icon: 'pregnant',
          load: () => import('./PossiveisGestantesScreen.tsx').then((file) => file.PossiveisGestantesScreen),
          help: [
            'Lista as beneficiárias ativas com exame ou CID de gravidez no período e sem parto depois dele.',
            contatos,
            registrada,
          ],
        },
        {
          key: 'beneficiarios-acima-55',
          label: 'Beneficiários acima de 55',
          route: 'beneficiarios-acima-55',
          icon: 'users',
          load: () => import('./Acima55Screen.tsx').then((file) => file.Acima55Screen),
          help: [
            'Lista os beneficiários ativos de 56 anos ou mais; o custo é o das guias dos últimos doze meses.',
            contatos,
            registrada,
          ],
        },
        {
          key: 'beneficiarios-cid-e66',
          label: 'Beneficiários CID E66',
          route: 'beneficiarios-cid-e66',
          icon: 'activity',
          load: () => import('./CidE66Screen.tsx').then((file) => file.CidE66Screen),
          help: [
            'Lista os beneficiários ativos com o CID E66 em alguma guia: crianças de 8 a 15 anos, adultos a partir de 16.',
            contatos,
            registrada,
          ],
        },
        {
          key: 'restricao-bariatrica',
          label: 'Restrição bariátrica',
          route: 'restricao-bariatrica',
          icon: 'bariatric',
          load: () =>
            import('./RestricaoBariatricaScreen.tsx').then((file) => file.RestricaoBariatricaScreen),
          help: [
            'Lista os beneficiários ativos cuja restrição bariátrica foi cadastrada no período e está em vigor.',
            contatos,
            registrada,
          ],
        },
        beneficiarioProc,
      ],
    },
    {
      label: 'Controle',
      items: [
        {
          key: 'consultas-registradas',
          label: 'Consultas registradas',
          route: 'consultas-registradas',
          icon: 'shield',
          isFor: ehGerente,
          load: () =>
            import('./ConsultasRegistradasScreen.tsx').then((file) => file.ConsultasRegistradasScreen),
          help: [
            'Quem leu pessoas com dados de saúde, em qualquer módulo: quando, que lista, para quê e de quantas pessoas. Só gerentes a veem, e vê-la também fica registrado.',
            'A mesma leitura até meia hora depois fica na mesma linha; Leituras conta também as que a tela faz sozinha, depois de um contato.',
          ],
        },
      ],
    },
  ],
};
