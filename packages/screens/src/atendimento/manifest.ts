import { inicio } from '../app/inicio.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { geraBoleto, impostoDeRenda } from '../cobranca/sharedItems.ts';
import { rowsPath } from '../report/urlFilters.ts';
import { reanalises } from './sharedItems.ts';

/** Menu, routes and help of the module. */
export const atendimento: ModuleManifest = {
  key: 'atendimento',
  icon: 'phone',
  subtitle: 'Protocolos, autorizações',
  figure: rowsPath('token-confirmacao', { todos: '1' }, { situacao: 'Aguardando protocolo' }),
  groups: [
    {
      items: [
        {
          ...inicio,
          load: () => import('./InicioAtendimentoScreen.tsx').then((file) => file.InicioAtendimentoScreen),
          help: [
            'Pendências contam tudo o que espera, de qualquer mês; ao lado está quantas entraram neste.',
            'Os quatro indicadores são dos protocolos lançados no mês corrente. Feliz é quem fez um elogio; triste, quem reclamou e ainda espera o encerramento.',
            'Prazos conta o que espera pelo relógio da lei: vencido, que vence hoje e a vencer, em dias úteis (RN ANS 623/2024 e 566/2022).',
            'Cada número abre as linhas que conta.',
          ],
        },
        geraBoleto,
        impostoDeRenda,
      ],
    },
    {
      label: 'Relatórios',
      items: [
        {
          key: 'registro-autorizacao',
          label: 'Registro de autorização',
          route: 'registro-autorizacao',
          icon: 'shield',
          load: () =>
            import('./RegistroAutorizacaoScreen.tsx').then((file) => file.RegistroAutorizacaoScreen),
          help: [
            'Lista as autorizações lançadas na competência, as de uma guia ou pessoa, ou todas as que estão em análise. Data inicial e final são as da validade; a auditoria é o dia em que se decidiu.',
            'Cada uma diz até quando responder e realizar (RN ANS 623/2024 e 566/2022), quantos dias úteis restam, ou há quantos venceu. De tipo não informado vale o menor prazo do grupo (regra da casa): Dizer o tipo o corrige.',
            'Responder grava a resposta que o sistema central não tem; a negativa pede a cláusula ou a base legal, e se baixa por escrito (RN ANS 623/2024, art. 14).',
            'Registrar realização grava o dia em que se realizou, onde o sistema central não o tem, e Prazo da realização diz se foi no prazo.',
          ],
        },
        {
          key: 'registro-protocolo',
          label: 'Registro de protocolo',
          route: 'registro-protocolo',
          icon: 'list',
          load: () => import('./RegistroProtocoloScreen.tsx').then((file) => file.RegistroProtocoloScreen),
          help: [
            'Lista os protocolos de atendimento lançados no período, o primeiro e o último dia incluídos, os de um número ou pessoa, ou todos os que estão em aberto. Dias vai da data do atendimento (de um token, do dia em que o protocolo foi gerado) ao fim ou, enquanto não houver fim, a hoje.',
            'Satisfação: feliz é quem fez um elogio; triste, quem reclamou e ainda espera o encerramento.',
            'O prazo é o do tema, do lançamento ao encerramento (RN ANS 623/2024; a divisão por temas é regra da casa).',
            'Responder encerra o protocolo com a conclusão que o sistema central não tem, ou diz como anda, e então o prazo continua. O negado se baixa por escrito e tem uma reanálise. Registrar realização grava o dia do pagamento de um reembolso.',
          ],
        },
        reanalises,
      ],
    },
    {
      label: 'Confirmação',
      items: [
        {
          key: 'token-confirmacao',
          label: 'Token de confirmação',
          route: 'token-confirmacao',
          icon: 'key',
          load: () => import('./TokenConfirmacaoScreen.tsx').then((file) => file.TokenConfirmacaoScreen),
          help: [
            'Carregar tokens mostra os tokens com que os médicos confirmam consultas. Gerar registro de protocolo faz o protocolo de um deles, uma vez só; a linha passa a mostrá-lo.',
            'Se outra pessoa foi mais rápida, a mensagem diz quem gerou o protocolo e quando.',
          ],
        },
      ],
    },
    {
      label: 'Sistema central',
      items: [
        {
          key: 'sistema-central',
          label: 'Para o sistema central',
          route: 'sistema-central',
          icon: 'refresh',
          load: () =>
            import('../cadastro/sistema-central/SistemaCentralAtendimentoScreen.tsx').then(
              (file) => file.SistemaCentralAtendimentoScreen,
            ),
          help: [
            'O que se decidiu aqui sobre autorizações e o sistema central ainda não tem. A entrega que traz o mesmo valor tira a linha da lista.',
            'Diverge quando os dois lados mudaram o mesmo valor: mantenha o daqui ou aceite o do central.',
          ],
        },
      ],
    },
  ],
};
