// One file of the build shows the guide, on its pages and in the drawer.
export { GuideText } from './guide-text.tsx'
export { HelpScreen } from './help-screen.tsx'
export { TopicList } from './topic-list.tsx'
export { TopicScreen } from './topic-screen.tsx'
