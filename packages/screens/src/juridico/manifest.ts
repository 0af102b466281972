import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { beneficiarioProc } from '../contas-medicas/sharedItems.ts';

/** Menu, routes and help of the module. */
export const juridico: ModuleManifest = {
  key: 'juridico',
  icon: 'gavel',
  subtitle: 'Consultas',
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./inicio/InicioJuridicoScreen.tsx').then((file) => file.InicioJuridicoScreen),
          help: [
            'As NIPs que esperam, por prazo, e as do mês; cada número abre as suas linhas.',
            'As suas últimas consultas por procedimento, cada uma com as linhas que tem agora.',
          ],
        },
        beneficiarioProc,
      ],
    },
    {
      label: 'Lei',
      items: [
        {
          key: 'nip',
          label: 'NIP',
          route: 'nip',
          icon: 'gavel',
          load: () => import('./nip/NipsScreen.tsx').then((file) => file.NipsScreen),
          help: [
            'As notificações de intermediação preliminar (NIP) que a ANS mandou (RN ANS 483/2022). Ao abrir estão as que esperam, de qualquer mês, com os dois prazos: resolver e responder por escrito, contados em dias úteis desde a notificação.',
            'Registrar NIP grava a demanda. Abrir mostra o texto e traz Responder, Registrar desfecho e Dossiê; resposta e desfecho entram uma vez, com o seu nome.',
            'Enquanto não há resposta, Corrigir muda o que se registrou, com o motivo, e guarda o que estava antes; Cancelar a NIP tira das listas a que se registrou por engano. Buscar as canceladas as mostra.',
            'Dossiê junta num PDF contrato, mensalidades, avisos, guias, autorizações e protocolos da pessoa, e diz o que falta. São dados de saúde: cada um fica em Consultas registradas.',
          ],
        },
        {
          key: 'prazos',
          label: 'Prazos da lei',
          route: 'prazos',
          icon: 'calendar',
          load: () => import('./prazos/PrazosDaLeiScreen.tsx').then((file) => file.PrazosDaLeiScreen),
          help: [
            'Os prazos que as telas usam, com o valor, a fonte, o dia desde o qual valem e quem os conferiu na fonte. Enquanto ninguém conferiu, vale o valor do produto e as telas que o usam o dizem.',
            'Mudar valor grava outro valor a partir de hoje ou de um dia por vir; o que já venceu fica como estava, e Buscar com o histórico mostra todos.',
            'Conferir anota o seu nome e a hora no valor em vigor. Regra da casa é o que a lei não diz.',
          ],
        },
      ],
    },
  ],
};
