import type { Guide } from '../guide/guide.types.ts';

export const wizardGuide: Guide = {
  purpose:
    'Uma tarefa longa em passos, na página: cada passo é conferido antes do seguinte e o que foi digitado fica.',
  notWhen: [
    'Para um formulário que cabe em uma tela: use Form.',
    'Para uma tarefa de poucos campos sobre a tela em que se está: use WizardDialog.',
  ],
  dos: [
    'Dê validate a cada passo e summary com as respostas: o último passo mostra tudo antes de gravar.',
    'Ligue hasChanges: sair pergunta antes.',
  ],
  donts: ['Não esconda o motivo de uma recusa: diga em errorStep a que passo ela pertence.'],
  keys: [['Enter', 'em um campo simples, vai ao passo seguinte']],
  code: '<Wizard title="Nova regra de comissão" steps={steps} hasChanges={hasChanges} onSave={save} onCancel={leave} />',
};
